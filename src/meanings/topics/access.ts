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
      'permission, privilege, ability, access right, authority, grant type text, required permission, acl, policy/name of access, permission name|code|key|slug, right|capability|privilege|permission/code name, permission/title|permission, authority|ability/name',
    texts: permissionForms,
    unique: once(() => [[...onThing(), ...numberBehind(':')]]),
  },
  {
    name: 'access.access level',
    names:
      'access|permission|privacy|visibility|clearance|security|classification|user|privilege|authorization|role level, access|access right|permission|share type, access|sharing mode, access, clearance, share|collaborator permission, access scope of user, document access',
    texts: once(() => [[weighted({ read: 45, write: 30, comment: 10, admin: 10, owner: 5 })], [oneOf('r w rw')]]),
    numbers: { first: 1, last: 5 },
  },
  {
    name: 'access.scope',
    names:
      'scope, oauth|token|permission|granted|api|access|requested|allowed scope, scope list|name, client|api key/scope',
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
