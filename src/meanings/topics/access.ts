import type { Part } from '../../values/part.ts';
import { numberBehind, once, oneOf, picked, text, weighted, words } from '../builders/forms.ts';
import { moment, RECENT } from '../builders/moment.ts';
import type { MeaningRow } from '../row.ts';

const THINGS = words(
  'users orders products reports invoices settings roles files payments projects teams comments tickets customers articles',
);
const ACTS = words(':read :write :create :update :delete :export :approve :manage');
const onThing = once((): readonly Part[] => [picked('access.thing', THINGS), picked('access.act', ACTS)]);

const permissionForms = once(() => [
  [...onThing()],
  [oneOf('read write create update delete manage')],
  [oneOf('r w rw')],
]);

/** Who may do what. */
export const access: readonly MeaningRow[] = [
  // In accounts with numbers for moments, it is no count.
  moment('login of an account', 'user/login', '', RECENT, {
    beside: 'changed',
    digits: 'more',
    role: 'time.last login',
  }),
  moment('access of an account', 'user/access', '', RECENT, {
    beside: 'changed',
    digits: 'more',
    role: 'time.last activity',
  }),
  {
    name: 'access.permission',
    names:
      'permission, permission name, permission/name, permission/slug, privilege, privilege/name, ability, access right, permission/key, permission code, permission/code, authority, permission key, permission slug, grant type text, permission/title, right name, capability name, permission/permission, authority/name, required permission, permission/code name, ability/name, acl, privilege name, policy/name of access',
    texts: permissionForms,
    unique: once(() => [[...onThing(), ...numberBehind(':')]]),
  },
  {
    name: 'access.access level',
    names:
      'access level, permission level, access type, access mode, access right type, privacy level, visibility level, access, clearance, clearance level, security level, sharing mode, share permission, permission type, collaborator permission, share type, classification level, access scope of user, user level, privilege level, authorization level, document access, role level',
    texts: once(() => [[weighted({ read: 45, write: 30, comment: 10, admin: 10, owner: 5 })], [oneOf('r w rw')]]),
    numbers: { first: 1, last: 5 },
  },
  {
    name: 'access.scope',
    names:
      'scope, oauth scope, token scope, permission scope, granted scope, scope/name, api scope, access scope, requested scope, scope list, allowed scope, client/scope, scope name, api key/scope',
    texts: once(() => [
      [
        oneOf('read write openid profile email'),
        text(' '),
        oneOf('orders:read orders:write users:read users:write files:read reports:read offline_access'),
      ],
      [oneOf('read write openid profile email admin')],
    ]),
    elements: once(() => [[...onThing()], [oneOf('read write openid profile email')]]),
    unique: once(() => [
      [
        oneOf('orders users files reports invoices products payments'),
        oneOf(':read :write :admin'),
        ...numberBehind(':'),
      ],
    ]),
  },
];
