/**
 * Nouns of what is drawn here and was shown as something like it before: a swallow as a red songbird, a shed as a hut of straw, a bin on
 * wheels as a basket for paper. Written as `thing-names.ts` is; these words show nothing else.
 */
export const OWN_DRAWING_NOUNS = `
en: swallow=swallows,barn swallow,house martin,sand martin,swifts,common swift,swift nest,swift brick; shed=shed,garden shed,tool shed,woodshed,!weaving shed,!engine shed,!train shed,!tram shed,!cow shed,!milking shed,!shearing shed,!lambing shed,!bus shed; wheelie-bin=wheelie bin,recycling bin,food bin,waste bin,green bin,garden bin
de: swallow=schwalbe,rauchschwalbe,mehlschwalbe,mauersegler; shed=schuppen,gartenhaus,gartenlaube,geräteschuppen,gerätehaus; wheelie-bin=restmülltonne,biotonne,mülltonne,abfalltonne,wertstofftonne,gelbe tonne
fr: swallow=hirondelle,martinet; shed=cabanon,abri de jardin,remise; wheelie-bin=bac de tri,bac jaune,bac gris,bac roulant,bac à ordures
es: swallow=golondrina,vencejo; shed=cobertizo; wheelie-bin=contenedor de basura,contenedor amarillo,contenedor azul,contenedor verde,contenedor marrón
it: swallow=rondine,rondone; shed=capanno; wheelie-bin=cassonetto,bidone dell'umido,bidone della raccolta
pt: swallow=andorinha,andorinhão; shed=barracão; wheelie-bin=contentor do lixo,contentor amarelo
nl: swallow=zwaluw,gierzwaluw,boerenzwaluw,huiszwaluw; shed=schuurtje,tuinhuisje,tuinschuur; wheelie-bin=kliko,vuilcontainer,gft-bak,rolcontainer,afvalcontainer
sv: swallow=svalor,ladusvala,tornseglare,tornsvala; shed=redskapsbod,redskapsskjul; wheelie-bin=soptunna,sopkärl,avfallskärl,soprum
da: swallow=svaler,landsvale,mursejler; shed=redskabsskur; wheelie-bin=affaldsbeholder,skraldebøtte
nb: swallow=svaler,låvesvale,tårnseiler; shed=redskapsbod,redskapsskur; wheelie-bin=avfallsbeholder,søppeldunk
fi: swallow=pääskynen,haarapääsky,tervapääsky; shed=työkaluvaja,puuvaja; wheelie-bin=jäteastia,roska-astia
pl: swallow=jaskółka,jaskółek,jerzyk,jerzyki,jerzyków; shed=szopa,altanka; wheelie-bin=kubeł na śmieci,pojemnik na odpady
cs: swallow=vlaštovka,vlaštovek,jiřička,rorýs; shed=kůlna; wheelie-bin=popelnice
ru: swallow=ласточка,ласточек,стрижи,стрижей; shed=сарай; wheelie-bin=мусорный бак,мусорный контейнер
uk: swallow=ластівка,ластівок,стрижі,стрижів; shed=сарай; wheelie-bin=сміттєвий бак
ro: swallow=rândunică,rândunica,rândunele,rândunelele,lăstun; shed=șopron; wheelie-bin=tomberon,pubelă
hu: swallow=fecske,fecskék,füstifecske,sarlósfecske; shed=szerszámoskamra; wheelie-bin=kuka
el: swallow=χελιδόνι,χελιδόνια; shed=υπόστεγο; wheelie-bin=κάδος απορριμμάτων
tr: swallow=kırlangıç,ebabil; wheelie-bin=çöp konteyneri
ar: swallow=سنونو,السنونو
he: swallow=סנונית,סנוניות,סיסים; shed=מחסן כלים; wheelie-bin=פח אשפה,פח מחזור
fa: swallow=پرستو,پرستوها
hi: swallow=अबाबील
bn: swallow=আবাবিল
zh: swallow=燕子,家燕,雨燕; wheelie-bin=分类垃圾桶,垃圾分类桶
ja: swallow=つばめ,ツバメ,アマツバメ; shed=物置小屋,納屋
ko: swallow=제비가,제비는,제비의,제비를,제비집,제비들,칼새
vi: swallow=chim én
id: swallow=burung walet,burung layang-layang; shed=gudang kebun
`;
