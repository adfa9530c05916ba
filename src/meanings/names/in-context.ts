/** Abbreviations that words next to them make others of: `min` is the least, and minutes behind what lasts. */
const IN_CONTEXT: readonly {
  readonly short: string;
  readonly behind: RegExp | null;
  readonly before: RegExp | null;
  readonly word: string;
}[] = [
  {
    short: 'am',
    behind: /^(?:angelegt|bezahlt|erstellt|faellig|geaendert|geloescht|geliefert)$/,
    before: null,
    word: 'at',
  },
  { short: 'e', behind: null, before: /^164$/, word: 'international' },
  { short: 'disc', behind: null, before: /^(?:at|on|reason|rsn)$/, word: 'discontinued' },
  {
    short: 'min',
    behind:
      /^(?:duration|dur|time|delay|runtime|timeout|wait|elapsed|break|layover|late|interval|blk|block|flight|flt|taxi|travel|prep|cook|call|talk|idle|setup|downtime)$/,
    before: null,
    word: 'minute',
  },
  {
    short: 'art',
    behind: null,
    before:
      /^(?:no|nr|num|number|descr|description|desc|group|grp|code|name|ean|text|txt|title|subtitle|slug|body|content|id|status)$/,
    word: 'article',
  },
  {
    short: 'long',
    behind: null,
    before: /^(?:description|desc|descr|text|txt|name|form|title|term|url|bio|label)$/,
    word: 'full',
  },
  { short: 'long', behind: /^(?:description|desc|descr|text|txt|name)$/, before: null, word: 'full' },
  {
    short: 'alt',
    behind: /^(?:image|img|photo|picture|pic|media|icon|logo|banner|cover|thumbnail|avatar|hero)$/,
    before: null,
    word: 'alternate',
  },
  { short: 'alt', behind: null, before: /^(?:text|txt|tag|description)$/, word: 'alternate' },
  {
    short: 'alt',
    behind: /^(?:cruise|cruising|flight|flt|gps|pressure|density|barometric|baro)$/,
    before: null,
    word: 'altitude',
  },
  { short: 'url', behind: null, before: /^(?:slug|key)$/, word: '' },
  { short: 'key', behind: /^url$/, before: null, word: 'slug' },
  { short: 'staff', behind: null, before: /^members?$/, word: '' },
  { short: 'member', behind: /^staff$/, before: null, word: 'employee' },
  { short: 'members', behind: /^staff$/, before: null, word: 'employee' },
  { short: 'ln', behind: /^(?:address|addr|adr|street)$/, before: null, word: 'line' },
  {
    short: 'curr',
    behind: null,
    before: /^(?:reading|rdg|read|odo|odometer|status|state|step|version|value|location|level|stage)$/,
    word: 'current',
  },
  { short: 'cur', behind: null, before: /^(?:reading|rdg|read|odo|odometer)$/, word: 'current' },
  { short: 'pres', behind: null, before: /^(?:reading|rdg|read)$/, word: 'present' },
  {
    short: 'ph',
    behind:
      /^(?:home|hm|work|wrk|office|ofc|cell|mob|mobile|mbl|day|eve|contact|emerg|emergency|cust|customer|emp|guardian)$/,
    before: null,
    word: 'phone',
  },
  {
    short: 'rt',
    behind: /^(?:hrly|hourly|tax|int|interest|pay|exch|exchange|disc|discount|comm|base|fx|conv|vat)$/,
    before: null,
    word: 'rate',
  },
  { short: 'shp', behind: null, before: /^(?:amt|amount|cost|cst|chg|fee)$/, word: 'shipping' },
  { short: 'ph', behind: null, before: /^(?:no|nbr|num|number)$/, word: 'phone' },
  { short: 'ln', behind: null, before: /^[123]$/, word: 'line' },
  { short: 'dly', behind: /^(?:dep|arr|departure|arrival|flt|flight|wx)$/, before: null, word: 'delay' },
  {
    short: 'reg',
    behind: /^(?:aircraft|acft|ac|plane|airplane|airframe|veh|vehicle|car|truck|trailer|tail|flt)$/,
    before: null,
    word: 'registration',
  },
  { short: 'db', behind: /^(?:noise|sound|loudness|spl|volume|gain|snr|level)$/, before: null, word: 'decibel' },
  { short: 'f', behind: null, before: /^(?:name|nm)$/, word: 'first' },
  { short: 'l', behind: null, before: /^(?:name|nm)$/, word: 'last' },
  { short: 'm', behind: null, before: /^(?:name|nm)$/, word: 'middle' },
  { short: 'mid', behind: null, before: /^(?:name|nm|init|initial)$/, word: 'middle' },
  { short: 'co', behind: null, before: /^(?:cd|code|nm|name|no|nbr|num|id)$/, word: 'company' },
  {
    short: 'orig',
    behind: null,
    before: /^(?:arpt|airport|apt|city|stn|station|port|cntry|ctry|country|state|st|loc|location|cd|code|iata)$/,
    word: 'origin',
  },
  {
    short: 'act',
    behind: null,
    before:
      /^(?:dep|departure|arr|arrival|strt|start|end|fin|finish|dlv|delivery|ship|cost|hrs|hours|qty|amt|wgt|weight)$/,
    word: 'actual',
  },
  {
    short: 'ins',
    behind: null,
    before: /^(?:carrier|carr|policy|pol|co|company|plan|grp|group|provider|prov|name|nm)$/,
    word: 'insurance',
  },
  { short: 'rel', behind: null, before: /^(?:hum|humidity)$/, word: 'relative' },
  {
    short: 'rel',
    behind: /^(?:cntct|contact|emrg|emerg|emergency|kin|nok|guarantor|ins|insured|subscriber|dep|dependent)$/,
    before: null,
    word: 'relationship',
  },
  { short: 'ht', behind: /^(?:goals?|scores?)$/, before: null, word: 'half' },
  { short: 'ht', behind: null, before: /^(?:cm|in|inch|ft|m|mm)$/, word: 'height' },
  { short: 'ht', behind: /^(?:pat|patient|body|birth)$/, before: null, word: 'height' },
  { short: 'ent', behind: null, before: /^(?:ts|dt|date|by|on|at|usr|user|tm)$/, word: 'entered' },
  { short: 'ent', behind: /^(?:day|days|dys|leave|vac|vacation)$/, before: null, word: 'entitled' },
  {
    short: 'ln',
    behind: null,
    before: /^(?:cnt|count|no|num|nbr|nr|amt|amount|qty|tot|total|item|seq|id|typ|type|sts|status|desc)$/,
    word: 'line',
  },
  { short: 'book', behind: null, before: /^(?:dt|date|ts|on)$/, word: 'booking' },
  { short: 'add', behind: /^(?:date|dt)$/, before: null, word: 'added' },
  { short: 'hum', behind: /^(?:rel|relative|air|soil|avg|min|max)$/, before: null, word: 'humidity' },
  { short: 'merch', behind: null, before: /^(?:amt|amount|tot|total|val|value)$/, word: 'merchandise' },
  {
    short: 'term',
    behind: /^(?:dep|arr|departure|arrival|dest|destination|orig|origin|airport|arpt|gate)$/,
    before: null,
    word: 'terminal',
  },
  { short: 'term', behind: null, before: /^(?:dt|date|rsn|reason)$/, word: 'termination' },
  {
    short: 'cap',
    behind: /^(?:seat|tank|max|storage|room|battery|batt|passenger|pax|load)$/,
    before: null,
    word: 'capacity',
  },
  {
    short: 'st',
    behind: /^(?:to|from|billto|shipto|cust|home|mail|mailing|addr|address|birth)$/,
    before: null,
    word: 'state',
  },
  {
    short: 'prd',
    behind: /^(?:fisc|fiscal|acctg|accounting|pay|bill|billing|rpt|reporting)$/,
    before: null,
    word: 'period',
  },
  {
    short: 'lst',
    behind: null,
    before:
      /^(?:upd|updt|updated|mod|chg|login|logon|rcpt|ord|order|sale|pymt|pay|visit|dt|date|seen|rvw|rev|review|svc|service|maint|insp|cal|calib|act|used|chk|trx|txn)$/,
    word: 'last',
  },
  { short: 'intro', behind: null, before: /^(?:dt|date)$/, word: 'introduced' },
  { short: 'prob', behind: null, before: /^(?:end|until|ends|ended|period)$/, word: 'probation' },
  { short: 'pt', behind: /^dew$/, before: null, word: 'point' },
  { short: 'dir', behind: /^(?:wind|wave|wnd)$/, before: null, word: 'direction' },
  { short: 'hr', behind: null, before: /^bpm$/, word: 'pulse' },
  { short: 'reg', behind: null, before: /^(?:dt|date|at|ts|on|no|num|number)$/, word: 'registration' },
  { short: 'ctr', behind: /^cost$/, before: null, word: 'center' },
  {
    short: 'sched',
    behind: null,
    before: /^(?:dep|arr|departure|arrival|start|end|off|on|block|delivery|dlv|pickup|at)$/,
    word: 'scheduled',
  },
  { short: 'lst', behind: /^(?:tag|id|key|email|item|cc)$/, before: null, word: 'list' },
  { short: 'rt', behind: /^(?:lbr|labor|labour|unit|unt)$/, before: null, word: 'rate' },
  { short: 'chg', behind: null, before: /^(?:amt|amount)$/, word: 'charge' },
  { short: 'coll', behind: null, before: /^(?:dt|date|dtm|dttm|ts|tm|time|on|at|by)$/, word: 'collected' },
  { short: 'disp', behind: null, before: /^(?:dt|date|on|at|price|proceeds|val|value)$/, word: 'disposal' },
  { short: 'mfg', behind: null, before: /^(?:dt|date|on|at)$/, word: 'manufactured' },
  { short: 'pst', behind: null, before: /^(?:dt|date|ts|dtm|at|on|by)$/, word: 'posted' },
  { short: 'cr', behind: null, before: /^(?:lmt|limit|line|card|score|rtg|rating)$/, word: 'credit' },
  { short: 'act', behind: null, before: /^(?:flg|flag|ind|fl|yn|sw)$/, word: 'active' },
  { short: 'vld', behind: null, before: /^(?:dt|date|ts|at|by|on|tm|flg|flag|ind)$/, word: 'verified' },
  { short: 'auth', behind: null, before: /^(?:nm|name|mail|email|bio|img|slug|first|last)$/, word: 'author' },
  { short: 'press', behind: null, before: /^(?:hpa|kpa|pa|bar|mbar|psi)$/, word: 'pressure' },
  { short: 'gr', behind: null, before: /^(?:wgt|wt|weight|amt|amount|pay|sal|salary)$/, word: 'gross' },
  { short: 'lst', behind: null, before: /^(?:prc|price)$/, word: 'list' },
  { short: 'cls', behind: /^(?:abc|xyz)$/, before: null, word: 'class' },
  // In front of names of columns, what type they are of.
  { short: 'bln', behind: /^$/, before: /^[a-z]/, word: 'is' },
  { short: 'prs', behind: null, before: /^(?:hpa|kpa|pa|bar|mbar|psi)$/, word: 'pressure' },
  { short: 'bat', behind: null, before: /^(?:mv|v|volt|volts|voltage|pct|percent|lvl|level|soc)$/, word: 'battery' },
  { short: 'rd', behind: null, before: /^(?:ts|dt|date|at|tm|time)$/, word: 'reading' },
  {
    short: 'sch',
    behind: null,
    before: /^(?:dep|arr|departure|arrival|start|strt|end|dt|date|ts)$/,
    word: 'scheduled',
  },
  { short: 'bld', behind: null, before: /^(?:typ|type|grp|group|gr)$/, word: 'blood' },
  { short: 'tmp', behind: null, before: /^(?:c|f|k|cel|celsius|deg)$/, word: 'temperature' },
  {
    short: 'mth',
    behind: /^(?:http|req|request|pay|payment|pymt|pmt|ship|shipping|dlv)$/,
    before: null,
    word: 'method',
  },
  {
    short: 'apt',
    behind: /^(?:dep|arr|orig|dest|departure|arrival|origin|destination)$/,
    before: null,
    word: 'airport',
  },
];

/** The words that a part of a name is short for beside its neighbours; null: they make nothing else of it. */
export function inContext(short: string, behind: string, before: string): readonly string[] | null {
  const found = IN_CONTEXT.find(
    (row) => row.short === short && (row.behind?.test(behind) ?? true) && (row.before?.test(before) ?? true),
  );
  return found === undefined ? null : found.word.split(' ').filter((word) => word !== '');
}
