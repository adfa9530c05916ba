/** Which way something moves: what is added to a balance, and what is taken from it. */
export const MOVEMENTS: Readonly<Record<'in' | 'out', ReadonlySet<string>>> = {
  in: new Set(
    `credit,crdt,cr,c,in,inflow,deposit,incoming,income,inbound,top up,topup,refund,interest,transfer in,customer return,production,goods receipt,inbound delivery,found,salary payment,received,receive,receipt,earn,
    earned,stock in,restock,purchase return,add,addition,increase,cashback,cash in,bonus,reward,salary,dividend,credited,loan disbursement,
    plus,load,reload,rcv,rcpt,gr`.split(/,\s*/),
  ),
  out: new Set(
    `debit,dbit,dr,d,out,outflow,withdrawal,withdraw,outgoing,expense,outbound,fee,fees,charge,transfer out,payment,purchase,spend,spent,sent,
    redeem,redeemed,redemption,stock out,sale,subtract,removal,decrease,cash out,bill payment,atm,atm withdrawal,debited,standing order,issue,issued,scrap,scrapped,consumption,consume,pick,picked,write off,damage,damaged,loss,shrinkage,disposal,supplier return,shipment,payout,tax,card payment,
    minus,burn,expired,expire,expiry,pos,direct debit,loan repayment,card,dirdeb,iss,gi`.split(/,\s*/),
  ),
};

/** Names of what moves, whose sign says which way, where it may have both. */
export const MOVED =
  'amount|transaction amount|quantity|change|delta|quantity change|change amount|point|amount change|movement|quantity delta|point change|adjustment|value';
