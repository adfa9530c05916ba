import type { NumberRule } from './state-numbers.ts';

/** Which way something moves: what is added to a balance, and what is taken from it. */
export const MOVEMENTS: Readonly<Record<'in' | 'out', ReadonlySet<string>>> = {
  in: new Set(
    `credit,crdt,crd,cr,c,in,inflow,deposit,incoming,income,inbound,top up,topup,refund,interest,transfer in,customer return,production,goods receipt,inbound delivery,found,salary payment,received,receive,receipt,earn,
    earned,stock in,restock,purchase return,add,addition,increase,cashback,cash in,bonus,reward,salary,dividend,credited,loan disbursement,
    plus,buy,bought,load,reload,rcv,rcpt,gr`.split(/,\s*/),
  ),
  out: new Set(
    `debit,dbit,dbt,dr,d,out,outflow,withdrawal,withdraw,outgoing,expense,outbound,fee,fees,charge,transfer out,payment,purchase,spend,spent,sent,
    redeem,redeemed,redemption,stock out,sale,subtract,removal,decrease,cash out,bill payment,atm,atm withdrawal,debited,standing order,issue,issued,scrap,scrapped,consumption,consume,pick,picked,write off,damage,damaged,loss,shrinkage,disposal,supplier return,shipment,payout,tax,card payment,
    minus,sell,sold,burn,expired,expire,expiry,pos,direct debit,loan repayment,card,dirdeb,iss,gi`.split(/,\s*/),
  ),
};

/** Names of what moves, whose sign says which way, where it may have both. */
export const MOVED =
  'amount|transaction amount|quantity|change|delta|quantity change|change amount|point|amount change|movement|quantity delta|point change|adjustment|value';

/** What a bank takes, what its machines pay out, and what people earn, as accounts call it. */
const FEES = 'fee|fees|bank fee|service fee|interest|bank charge|account fee';
const WITHDRAWN = 'atm|atm withdrawal|cash withdrawal|withdrawal atm';
const EARNED = 'salary|payroll|wage|wages|salary payment';

/** How large an amount is by what moves it. */
export const SIZES_OF_MOVEMENTS: NumberRule = {
  of: 'amount|transaction amount|amount cent|booked amount',
  needs: `${FEES}|${WITHDRAWN}|${EARNED}|card payment|card|pos|direct debit|loan disbursement|mortgage`,
  least: 2,
  cases: [
    ['fee', FEES],
    ['notes', WITHDRAWN],
    ['salary', EARNED],
    ['low', 'card payment|card|pos|purchase|contactless'],
    ['middle', 'direct debit|bill payment|standing order|utility'],
    ['highest', 'loan disbursement|mortgage|rent'],
  ],
};

/** Names of columns whose numbers are cents, or the smallest units of another currency. */
export const IN_CENTS = /cents?$|minor/i;
