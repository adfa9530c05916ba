/* Flags that say something of others: what is vegan is vegetarian, and what is deleted is not active. */

/** What ends what another one began: where the first is so, the second is not. */
export const OPPOSITES: readonly (readonly [ended: string, begun: string])[] = Object.entries({
  active:
    'deactivated archived deleted removed discontinued retired closed terminated revoked withdrawn canceled expelled dissolved',
  enabled: 'disabled deactivated revoked',
  current: 'ended end terminated',
  valid: 'revoked',
  succeeded: 'failed',
}).flatMap(([begun, ended]) => ended.split(' ').map((one) => [one, begun] as const));

/** A flag, and what is or is not so where it holds. */
export interface FlagRule {
  readonly flag: string;
  readonly so: readonly string[];
  readonly not: readonly string[];
}

/** Flags with bars between, what is so where one of them holds, and what is not. */
const RULES: readonly (readonly [flags: string, so: string, not: string])[] = [
  ['vegan', 'vegetarian|dairy free|lactose free|egg free', ''],
  ['superuser|super admin|root', 'admin|administrator|staff', 'guest'],
  ['admin|administrator', 'staff', 'guest'],
  ['staff', '', 'guest'],
  ['draft', '', 'published'],
  ['deleted', '', 'published'],
  ['sold out|out of stock', '', 'available|in stock'],
  ['clicked', 'opened|delivered|sent', 'bounced'],
  ['opened', 'delivered|sent', 'bounced'],
  ['delivered', 'sent', 'bounced'],
  ['bounced', 'sent', ''],
  ['anonymous', '', 'registered'],
  ['mandatory|required', '', 'optional'],
  ['banned|suspended|blocked|expired', '', 'active'],
  ['expired', '', 'valid'],
];

const namesIn = (names: string): readonly string[] => names.split('|').filter((name) => name !== '');

/** What flags say of others, by the words of their names. */
export const FLAG_RULES: readonly FlagRule[] = [
  ...RULES.flatMap(([flags, so, not]) =>
    flags.split('|').map((flag) => ({ flag, so: namesIn(so), not: namesIn(not) })),
  ),
  ...OPPOSITES.map(([flag, begun]) => ({ flag, so: [], not: [begun] })),
];
