/* Flags that say something of others: what is vegan is vegetarian, and what is deleted is not active. */

/** What ends what another one began: where the first is so, the second is not. */
export const OPPOSITES: readonly (readonly [ended: string, begun: string])[] = Object.entries({
  active:
    'deactivated archived deleted removed discontinued retired closed terminated revoked withdrawn canceled expelled dissolved',
  enabled: 'disabled deactivated revoked',
  current: 'ended end terminated',
  valid: 'revoked',
  succeeded: 'failed',
  subscribed: 'unsubscribed',
}).flatMap(([begun, ended]) => ended.split(' ').map((one) => [one, begun] as const));

/** Flags with bars between, what is so where one of them holds, and what is not. */
export const FLAG_RULES: readonly (readonly [flags: string, so: string, not: string])[] = [
  ['vegan', 'vegetarian|dairy free|lactose free', ''],
  ['superuser|super admin|root', 'admin|administrator|staff', 'guest'],
  ['admin|administrator', 'staff', 'guest'],
  ['draft|deleted', '', 'published'],
  ['sold out|out of stock', '', 'available|in stock'],
  ['clicked', 'opened|delivered', 'bounced'],
  ['opened', 'delivered', 'bounced'],
  ['delivered', '', 'bounced'],
  ['skipped|abandoned|interrupted', '', 'completed|finished|complete'],
  ['banned|suspended|blocked|expired', '', 'active'],
  ...OPPOSITES.map(([ended, begun]) => [ended, '', begun] as const),
];
