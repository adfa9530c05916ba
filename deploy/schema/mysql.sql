-- Tables that compose.yaml fills: put your own here.
CREATE TABLE customers (
  id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
  email VARCHAR(120) NOT NULL UNIQUE,
  full_name VARCHAR(80) NOT NULL,
  created_at DATETIME NOT NULL
);

CREATE TABLE products (
  id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
  sku CHAR(8) NOT NULL UNIQUE CHECK (sku REGEXP '^[A-Z]{3}-[0-9]{4}$'),
  name VARCHAR(60) NOT NULL,
  price DECIMAL(8, 2) NOT NULL CHECK (price > 0)
);

CREATE TABLE orders (
  id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
  customer_id INT UNSIGNED NOT NULL,
  status ENUM('open', 'paid', 'shipped') NOT NULL,
  ordered_at DATETIME NOT NULL,
  shipped_at DATETIME,
  CHECK (shipped_at >= ordered_at),
  FOREIGN KEY (customer_id) REFERENCES customers (id)
);

CREATE TABLE order_items (
  order_id INT UNSIGNED,
  product_id INT UNSIGNED,
  quantity INT NOT NULL CHECK (quantity BETWEEN 1 AND 20),
  PRIMARY KEY (order_id, product_id),
  FOREIGN KEY (order_id) REFERENCES orders (id),
  FOREIGN KEY (product_id) REFERENCES products (id)
);
