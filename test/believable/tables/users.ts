import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, fileAddress, locale, passwordHash, timeZone, username } from '../judges/forms.ts';
import { displayName, prose } from '../judges/language.ts';
import { recent } from '../judges/quantities.ts';
import { inOrder, madeOfName } from '../judges/relations.ts';
import { distinctBetween, nullShare, trueShare } from '../judges/statistics.ts';

export const users: BelievableTable = {
  name: 'users',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE users (
      id             bigserial PRIMARY KEY,
      username       varchar(40) NOT NULL UNIQUE,
      email          varchar(255) NOT NULL UNIQUE,
      password_hash  varchar(255) NOT NULL,
      display_name   varchar(80) NOT NULL,
      avatar_url     text,
      bio            text,
      locale         varchar(10) NOT NULL DEFAULT 'en-US',
      timezone       varchar(50) NOT NULL,
      is_active      boolean NOT NULL DEFAULT true,
      email_verified boolean NOT NULL DEFAULT false,
      last_login_at  timestamptz,
      created_at     timestamptz NOT NULL DEFAULT now(),
      updated_at     timestamptz NOT NULL DEFAULT now(),
      deleted_at     timestamptz
    )`,
  expectations: [
    every('username', username),
    every('email', email),
    most(0.7, ['email', 'display_name'], madeOfName),
    every('password_hash', passwordHash),
    every('display_name', displayName),
    every('avatar_url', fileAddress),
    most(0.9, 'bio', prose(3)),
    every('locale', locale),
    over('locale', distinctBetween(2, 80)),
    every('timezone', timeZone),
    over('is_active', trueShare(0.6, 0.99)),
    every(['created_at', 'updated_at'], inOrder),
    every(['created_at', 'last_login_at'], inOrder),
    every(['created_at', 'deleted_at'], inOrder),
    every(['created_at', 'updated_at', 'last_login_at', 'deleted_at'], recent),
    over('deleted_at', nullShare(0.7, 1)),
  ],
};
