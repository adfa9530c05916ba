/** The operators of PostgreSQL 18 (pg_operator). The notation: Catalog. */
export const operators = `
  !!: ,tsquery>tsquery
  !~ !~* !~~* ~* ~~*: name,text>bool text,text>bool bpchar,text>bool
  !~~ ~~: name,text>bool text,text>bool bpchar,text>bool bytea,bytea>bool
  #: ,path>int4 box,box>box ,polygon>int4 lseg,lseg>point^ line,line>point^ bit,bit>bit^ int2,int2>int2^
    int4,int4>int4^ int8,int8>int8^
  ##: point,line>point point,lseg>point point,box>point lseg,box>point line,lseg>point lseg,lseg>point
  #-: jsonb,_text>jsonb
  #>: jsonb,_text>jsonb json,_text>json
  #>>: jsonb,_text>text json,_text>text
  %: int8,int8>int8 int2,int2>int2 int4,int4>int4 numeric,numeric>numeric
  & |: bit,bit>bit^ int2,int2>int2^ int4,int4>int4^ int8,int8>int8^ inet,inet>inet macaddr,macaddr>macaddr
    macaddr8,macaddr8>macaddr8
  &&: polygon,polygon>bool^ box,box>bool^ circle,circle>bool^ anyarray,anyarray>bool^ anyrange,anymultirange>bool
    anymultirange,anyrange>bool anymultirange,anymultirange>bool^ inet,inet>bool^ tsquery,tsquery>tsquery
    anyrange,anyrange>bool^
  &<: polygon,polygon>bool box,box>bool circle,circle>bool anyrange,anymultirange>bool anymultirange,anyrange>bool
    anymultirange,anymultirange>bool anyrange,anyrange>bool
  &<| |&>: box,box>bool polygon,polygon>bool circle,circle>bool
  &>: polygon,polygon>bool box,box>bool circle,circle>bool anyrange,anymultirange>bool anyrange,anyrange>bool
    anymultirange,anyrange>bool anymultirange,anymultirange>bool
  *: int4,int4>int4^ int2,int2>int2^ int2,int4>int4 int4,int2>int4 float4,float4>float4^ float8,float8>float8^
    int8,int8>int8^ int8,int4>int8 int4,int8>int8 point,point>point^ path,point>path box,point>box int8,int2>int8
    int2,int8>int8 money,float4>money float4,money>money money,float8>money money,int4>money money,int2>money
    float8,money>money int4,money>money int2,money>money float4,float8>float8 float8,float4>float8 circle,point>circle
    interval,float8>interval float8,interval>interval numeric,numeric>numeric^ money,int8>money int8,money>money
    anyrange,anyrange>anyrange^ anymultirange,anymultirange>anymultirange^
  *< *<= *> *>=: record,record>bool
  *<> *=: record,record>bool^
  +: int2,int2>int2^ int4,int4>int4^ int2,int4>int4 int4,int2>int4 float4,float4>float4^ float8,float8>float8^
    int8,int8>int8^ int8,int4>int8 int4,int8>int8 point,point>point^ path,path>path^ path,point>path box,point>box
    int8,int2>int8 int2,int8>int8 money,money>money^ _aclitem,aclitem>_aclitem date,interval>timestamp date,int4>date
    float4,float8>float8 float8,float4>float8 timestamptz,interval>timestamptz~ interval,interval>interval^
    date,time>timestamp date,timetz>timestamptz time,date>timestamp timetz,date>timestamptz circle,point>circle
    numeric,numeric>numeric^ time,interval>time timetz,interval>timetz interval,time>time ,int8>int8 ,int2>int2
    ,int4>int4 ,float4>float4 ,float8>float8 ,numeric>numeric timestamp,interval>timestamp interval,date>timestamp
    interval,timetz>timetz interval,timestamp>timestamp interval,timestamptz>timestamptz~ int4,date>date
    inet,int8>inet int8,inet>inet anyrange,anyrange>anyrange^ anymultirange,anymultirange>anymultirange^
    pg_lsn,numeric>pg_lsn numeric,pg_lsn>pg_lsn
  -: ,int8>int8 int2,int2>int2 int4,int4>int4 int2,int4>int4 int4,int2>int4 ,int4>int4 ,int2>int2 ,float4>float4
    ,float8>float8 float4,float4>float4 float8,float8>float8 int8,int8>int8 int8,int4>int8 int4,int8>int8
    point,point>point path,point>path box,point>box int8,int2>int8 int2,int8>int8 money,money>money
    _aclitem,aclitem>_aclitem date,interval>timestamp date,date>int4 date,int4>date float4,float8>float8
    float8,float4>float8 timestamptz,timestamptz>interval timestamptz,interval>timestamptz~ ,interval>interval
    interval,interval>interval time,time>interval circle,point>circle ,numeric>numeric numeric,numeric>numeric
    time,interval>time timetz,interval>timetz timestamp,timestamp>interval timestamp,interval>timestamp inet,int8>inet
    inet,inet>int8 pg_lsn,pg_lsn>numeric jsonb,text>jsonb jsonb,int4>jsonb jsonb,_text>jsonb
    anyrange,anyrange>anyrange anymultirange,anymultirange>anymultirange pg_lsn,numeric>pg_lsn
  ->: jsonb,text>jsonb jsonb,int4>jsonb json,text>json json,int4>json
  ->>: jsonb,text>text jsonb,int4>text json,text>text json,int4>text
  -|-: anyrange,anyrange>bool^ anyrange,anymultirange>bool anymultirange,anyrange>bool
    anymultirange,anymultirange>bool^
  /: int2,int2>int2 int4,int4>int4 int2,int4>int4 int4,int2>int4 float4,float4>float4 float8,float8>float8
    int8,int8>int8 int8,int4>int8 int4,int8>int8 point,point>point path,point>path box,point>box int8,int2>int8
    int2,int8>int8 money,float4>money money,float8>money money,int4>money money,int2>money float4,float8>float8
    float8,float4>float8 circle,point>circle interval,float8>interval numeric,numeric>numeric money,int8>money
    money,money>float8
  < <= > >=: int4,int8>bool bool,bool>bool int2,int2>bool int4,int4>bool name,text>bool text,name>bool int8,int8>bool
    int8,int4>bool box,box>bool int2,int4>bool int4,int2>bool oid,oid>bool float4,float4>bool char,char>bool
    oidvector,oidvector>bool name,name>bool text,text>bool float8,float8>bool path,path>bool money,money>bool
    bpchar,bpchar>bool anyarray,anyarray>bool date,date>bool time,time>bool float4,float8>bool float8,float4>bool
    inet,inet>bool macaddr,macaddr>bool timestamptz,timestamptz>bool interval,interval>bool circle,circle>bool
    timetz,timetz>bool lseg,lseg>bool numeric,numeric>bool bit,bit>bool varbit,varbit>bool int2,int8>bool
    int8,int2>bool bytea,bytea>bool timestamp,timestamp>bool date,timestamp>bool date,timestamptz>bool~
    timestamp,date>bool timestamptz,date>bool~ timestamp,timestamptz>bool~ timestamptz,timestamp>bool~ tid,tid>bool
    anymultirange,anymultirange>bool uuid,uuid>bool record,record>bool pg_lsn,pg_lsn>bool jsonb,jsonb>bool
    macaddr8,macaddr8>bool anyenum,anyenum>bool tsvector,tsvector>bool tsquery,tsquery>bool anyrange,anyrange>bool
    xid8,xid8>bool
  <->: point,point>float8^ box,point>float8 point,line>float8 point,lseg>float8 point,box>float8 lseg,line>float8
    lseg,box>float8 point,path>float8 box,box>float8^ path,path>float8^ line,line>float8^ lseg,lseg>float8^
    polygon,polygon>float8^ line,point>float8 lseg,point>float8 line,lseg>float8 box,lseg>float8 path,point>float8
    polygon,circle>float8 circle,circle>float8^ point,circle>float8 circle,polygon>float8 point,polygon>float8
    polygon,point>float8 circle,point>float8 tsquery,tsquery>tsquery
  << >>: polygon,polygon>bool box,box>bool point,point>bool inet,inet>bool circle,circle>bool bit,int4>bit
    int2,int4>int2 int4,int4>int4 int8,int4>int8 anyrange,anyrange>bool anyrange,anymultirange>bool
    anymultirange,anyrange>bool anymultirange,anymultirange>bool
  <<= >>=: inet,inet>bool
  <<| |>>: circle,circle>bool box,box>bool polygon,polygon>bool point,point>bool
  <>: point,point>bool^
  <@: polygon,polygon>bool box,box>bool point,box>bool point,path>bool point,polygon>bool point,circle>bool
    circle,circle>bool point,line>bool point,lseg>bool lseg,line>bool lseg,box>bool anyarray,anyarray>bool
    anyelement,anymultirange>bool anyrange,anymultirange>bool anymultirange,anymultirange>bool jsonb,jsonb>bool
    tsquery,tsquery>bool anyelement,anyrange>bool anyrange,anyrange>bool anymultirange,anyrange>bool
  <^ >^: point,point>bool box,box>bool
  =: cid,cid>bool^ box,box>bool^ path,path>bool^ aclitem,aclitem>bool^ line,line>bool^
  = <>: int4,int8>bool bool,bool>bool^ char,char>bool^ name,name>bool^ int2,int2>bool^ int4,int4>bool^ text,text>bool^
    name,text>bool text,name>bool xid,xid>bool^ xid,int4>bool tid,tid>bool^ int8,int8>bool^ int8,int4>bool
    int2,int4>bool int4,int2>bool oid,oid>bool^ float4,float4>bool^ oidvector,oidvector>bool^ float8,float8>bool^
    money,money>bool^ bpchar,bpchar>bool^ anyarray,anyarray>bool^ date,date>bool^ time,time>bool^ float4,float8>bool
    float8,float4>bool inet,inet>bool^ macaddr,macaddr>bool^ timestamptz,timestamptz>bool^ interval,interval>bool^
    circle,circle>bool^ lseg,lseg>bool^ timetz,timetz>bool^ numeric,numeric>bool^ bit,bit>bool^ varbit,varbit>bool^
    int2,int8>bool int8,int2>bool bytea,bytea>bool^ timestamp,timestamp>bool^ date,timestamp>bool
    date,timestamptz>bool~ timestamp,date>bool timestamptz,date>bool~ timestamp,timestamptz>bool~
    timestamptz,timestamp>bool~ anymultirange,anymultirange>bool^ uuid,uuid>bool^ record,record>bool^
    pg_lsn,pg_lsn>bool^ jsonb,jsonb>bool^ macaddr8,macaddr8>bool^ anyenum,anyenum>bool^ tsvector,tsvector>bool^
    tsquery,tsquery>bool^ anyrange,anyrange>bool^ xid8,xid8>bool^
  ?: jsonb,text>bool
  ?#: path,path>bool box,box>bool lseg,lseg>bool^ lseg,line>bool lseg,box>bool line,box>bool line,line>bool^
  ?&: jsonb,_text>bool
  ?-: point,point>bool^ ,lseg>bool ,line>bool
  ?-| ?||: lseg,lseg>bool^ line,line>bool^
  ?|: point,point>bool^ ,lseg>bool ,line>bool jsonb,_text>bool
  @: ,int8>int8 ,float4>float4 ,float8>float8 ,int2>int2 ,int4>int4 ,numeric>numeric
  @-@: ,path>float8 ,lseg>float8
  @>: box,point>bool polygon,polygon>bool box,box>bool path,point>bool polygon,point>bool circle,point>bool
    _aclitem,aclitem>bool circle,circle>bool anyarray,anyarray>bool anymultirange,anyelement>bool
    anymultirange,anyrange>bool anymultirange,anymultirange>bool jsonb,jsonb>bool tsquery,tsquery>bool
    anyrange,anyelement>bool anyrange,anyrange>bool anyrange,anymultirange>bool
  @?: jsonb,jsonpath>bool
  @@: ,box>point ,lseg>point ,polygon>point ,circle>point tsvector,tsquery>bool tsquery,tsvector>bool text,text>bool~
    text,tsquery>bool~ jsonb,jsonpath>bool
  @@@: tsvector,tsquery>bool tsquery,tsvector>bool
  ^: float8,float8>float8 numeric,numeric>numeric
  ^@: text,text>bool
  |/ ||/: ,float8>float8
  ||: anycompatiblearray,anycompatible>anycompatiblearray anycompatible,anycompatiblearray>anycompatiblearray
    anycompatiblearray,anycompatiblearray>anycompatiblearray text,text>text varbit,varbit>varbit bytea,bytea>bytea
    text,anynonarray>text% anynonarray,text>text% jsonb,jsonb>jsonb tsvector,tsvector>tsvector tsquery,tsquery>tsquery
  ~: name,text>bool text,text>bool bpchar,text>bool ,bit>bit ,int2>int2 ,int4>int4 ,int8>int8 ,inet>inet
    ,macaddr>macaddr ,macaddr8>macaddr8
  ~<=~ ~<~ ~>=~ ~>~: text,text>bool bpchar,bpchar>bool
  ~=: polygon,polygon>bool^ box,box>bool^ point,point>bool^ circle,circle>bool^
`;

/** Those of pg_trgm, intarray, btree_gist and earthdistance (manual, appendix F). */
export const extensionOperators = `
  #: ,_int4>int4 _int4,int4>int4
  %: text,text>bool^~
  %> %>> <% <<%: text,text>bool~
  &: _int4,_int4>_int4^
  + |: _int4,int4>_int4 _int4,_int4>_int4^
  -: _int4,int4>_int4 _int4,_int4>_int4
  <->: money,money>money^ date,date>int4^ float4,float4>float4^ float8,float8>float8^ int2,int2>int2^ int4,int4>int4^
    int8,int8>int8^ interval,interval>interval^ oid,oid>oid^ time,time>interval^ timestamp,timestamp>interval^
    timestamptz,timestamptz>interval^ text,text>float4^
  <->> <->>> <<-> <<<->: text,text>float4
  <@>: point,point>float8^
`;
