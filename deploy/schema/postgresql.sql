-- Tables that compose.yaml fills: put your own here.
CREATE TABLE customers (
  id serial PRIMARY KEY,
  email varchar(120) NOT NULL UNIQUE,
  full_name varchar(80) NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE products (
  id serial PRIMARY KEY,
  sku char(8) NOT NULL UNIQUE CHECK (sku ~ '^[A-Z]{3}-[0-9]{4}$'),
  name varchar(60) NOT NULL,
  price numeric(8, 2) NOT NULL CHECK (price > 0)
);

CREATE TABLE orders (
  id serial PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  status varchar(10) NOT NULL CHECK (status IN ('open', 'paid', 'shipped')),
  ordered_at timestamptz NOT NULL,
  shipped_at timestamptz CHECK (shipped_at >= ordered_at)
);

CREATE TABLE order_items (
  order_id int REFERENCES orders,
  product_id int REFERENCES products,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 20),
  PRIMARY KEY (order_id, product_id)
);
