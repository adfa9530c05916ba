/** Shops that lend films, in MySQL: two of the tables refer to each other. */
export const RENTALS = `CREATE TABLE country (
  country_id  SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name        VARCHAR(60) NOT NULL,
  changed     TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE city (
  city_id     SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  country_id  SMALLINT UNSIGNED NOT NULL,
  name        VARCHAR(60) NOT NULL,
  KEY (country_id),
  FOREIGN KEY (country_id) REFERENCES country (country_id) ON UPDATE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE shop (
  shop_id     TINYINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  manager_id  SMALLINT UNSIGNED NULL UNIQUE,
  city_id     SMALLINT UNSIGNED NOT NULL,
  street      VARCHAR(80) NOT NULL,
  FOREIGN KEY (city_id) REFERENCES city (city_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE employee (
  employee_id  SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  shop_id      TINYINT UNSIGNED NOT NULL,
  first_name   VARCHAR(45) NOT NULL,
  last_name    VARCHAR(45) NOT NULL,
  email        VARCHAR(80) UNIQUE,
  active       BOOLEAN NOT NULL DEFAULT TRUE,
  FOREIGN KEY (shop_id) REFERENCES shop (shop_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

ALTER TABLE shop ADD FOREIGN KEY (manager_id) REFERENCES employee (employee_id);

CREATE TABLE film (
  film_id       SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  title         VARCHAR(128) NOT NULL,
  description   TEXT,
  release_year  YEAR,
  days_lent     TINYINT UNSIGNED NOT NULL DEFAULT 3,
  rental_rate   DECIMAL(4, 2) NOT NULL DEFAULT 4.99,
  minutes       SMALLINT UNSIGNED,
  rating        ENUM('G', 'PG', 'PG-13', 'R', 'NC-17') DEFAULT 'G',
  extras        SET('trailer', 'commentary', 'deleted scenes'),
  CHECK (minutes BETWEEN 1 AND 400),
  CHECK (days_lent BETWEEN 1 AND 14)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE actor (
  actor_id    SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  first_name  VARCHAR(45) NOT NULL,
  last_name   VARCHAR(45) NOT NULL,
  KEY (last_name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE film_actor (
  film_id   SMALLINT UNSIGNED NOT NULL,
  actor_id  SMALLINT UNSIGNED NOT NULL,
  PRIMARY KEY (film_id, actor_id),
  FOREIGN KEY (film_id) REFERENCES film (film_id),
  FOREIGN KEY (actor_id) REFERENCES actor (actor_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE customer (
  customer_id  SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  shop_id      TINYINT UNSIGNED NOT NULL,
  first_name   VARCHAR(45) NOT NULL,
  last_name    VARCHAR(45) NOT NULL,
  email        VARCHAR(80),
  city_id      SMALLINT UNSIGNED NOT NULL,
  joined_on    DATE NOT NULL,
  FOREIGN KEY (shop_id) REFERENCES shop (shop_id),
  FOREIGN KEY (city_id) REFERENCES city (city_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE copy (
  copy_id  MEDIUMINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  film_id  SMALLINT UNSIGNED NOT NULL,
  shop_id  TINYINT UNSIGNED NOT NULL,
  FOREIGN KEY (film_id) REFERENCES film (film_id),
  FOREIGN KEY (shop_id) REFERENCES shop (shop_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE rental (
  rental_id    INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  rented_at    DATETIME NOT NULL,
  copy_id      MEDIUMINT UNSIGNED NOT NULL,
  customer_id  SMALLINT UNSIGNED NOT NULL,
  returned_at  DATETIME,
  employee_id  SMALLINT UNSIGNED NOT NULL,
  UNIQUE KEY (rented_at, copy_id, customer_id),
  CHECK (returned_at > rented_at),
  FOREIGN KEY (copy_id) REFERENCES copy (copy_id),
  FOREIGN KEY (customer_id) REFERENCES customer (customer_id),
  FOREIGN KEY (employee_id) REFERENCES employee (employee_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE payment (
  payment_id  INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  rental_id   INT,
  amount      DECIMAL(5, 2) NOT NULL,
  paid_at     DATETIME NOT NULL,
  CHECK (amount >= 0),
  FOREIGN KEY (rental_id) REFERENCES rental (rental_id) ON DELETE SET NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
`;
