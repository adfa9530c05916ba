/** Eight tables with references, also of a table to itself. */
export const SHOP = `CREATE TABLE customers (
  id          serial PRIMARY KEY,
  first_name  varchar(40) NOT NULL,
  last_name   varchar(40) NOT NULL,
  email       varchar(120) NOT NULL UNIQUE,
  phone       varchar(30),
  created_at  timestamp NOT NULL
);

CREATE TABLE addresses (
  id           serial PRIMARY KEY,
  customer_id  integer NOT NULL REFERENCES customers (id),
  street       varchar(80) NOT NULL,
  postal_code  varchar(12) NOT NULL,
  city         varchar(60) NOT NULL,
  country      varchar(60) NOT NULL
);

CREATE TABLE categories (
  id         serial PRIMARY KEY,
  parent_id  integer REFERENCES categories (id),
  name       varchar(40) NOT NULL UNIQUE
);

CREATE TABLE products (
  id           serial PRIMARY KEY,
  category_id  integer NOT NULL REFERENCES categories (id),
  sku          char(9) NOT NULL UNIQUE CHECK (sku ~ '^[A-Z]{3}-[0-9]{5}$'),
  name         varchar(80) NOT NULL,
  price        numeric(8, 2) NOT NULL CHECK (price > 0),
  cost         numeric(8, 2) NOT NULL CHECK (cost > 0),
  weight_kg    numeric(6, 3),
  is_active    boolean NOT NULL DEFAULT true,
  CHECK (cost < price)
);

CREATE TABLE orders (
  id          serial PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers (id),
  address_id  integer NOT NULL REFERENCES addresses (id),
  status      text NOT NULL CHECK (status IN ('new', 'paid', 'shipped', 'returned')),
  ordered_at  timestamp NOT NULL,
  shipped_at  timestamp,
  CHECK (shipped_at > ordered_at),
  CHECK (status NOT IN ('shipped', 'returned') OR shipped_at IS NOT NULL)
);

CREATE TABLE order_lines (
  order_id    integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  line        smallint NOT NULL CHECK (line BETWEEN 1 AND 20),
  product_id  integer NOT NULL REFERENCES products (id),
  quantity    integer NOT NULL CHECK (quantity BETWEEN 1 AND 12),
  unit_price  numeric(8, 2) NOT NULL CHECK (unit_price > 0),
  total       numeric(10, 2) NOT NULL,
  PRIMARY KEY (order_id, line),
  CHECK (total = quantity * unit_price)
);

CREATE TABLE payments (
  id        serial PRIMARY KEY,
  order_id  integer NOT NULL UNIQUE REFERENCES orders (id),
  method    text NOT NULL CHECK (method IN ('card', 'transfer', 'cash')),
  amount    numeric(10, 2) NOT NULL CHECK (amount > 0),
  paid_at   timestamp NOT NULL
);

CREATE TABLE reviews (
  product_id   integer NOT NULL REFERENCES products (id),
  customer_id  integer NOT NULL REFERENCES customers (id),
  stars        smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment      text,
  written_on   date NOT NULL,
  PRIMARY KEY (product_id, customer_id)
);
`;
