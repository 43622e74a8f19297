import { MACHINE_NOUNS } from "./machine-nouns.ts";

/**
 * Nouns of what is drawn here and was shown as something like it before: a swallow as a red songbird, a shed as a hut of straw, a bin on
 * wheels as a basket for paper. Written as `thing-names.ts` is; these words show nothing else.
 */
const NOUNS = `
en: swallow=swallows,barn swallow,house martin,sand martin,swifts,common swift,swift nest,swift brick; shed=shed,garden shed,tool shed,woodshed,!weaving shed,!engine shed,!train shed,!tram shed,!cow shed,!milking shed,!shearing shed,!lambing shed,!bus shed; wheelie-bin=wheelie bin,recycling bin,food bin,waste bin,green bin,garden bin; barge=barge,barges,narrowboat,canal boat,river barge,!royal barge; pallet=pallet,pallets,wooden pallet,plastic pallet; planks=plank,planks,timber,timbers,floorboards,wooden boards,wood,!in the wood,!wood pigeon,!wood stove,!wood burner,!firewood,!chop wood,!wood pile,!wood fire,!stack of wood,!burn wood,!burning wood,!dead wood,!deadwood,!wood ants; electric-motor=electric motor,motor,motors,!motor bike,!motor boat,!motor racing,!motor home,!motor car,!motor neurone,!motor skills,!motor vehicle,!outboard,!motor show
de: swallow=schwalbe,rauchschwalbe,mehlschwalbe,mauersegler; shed=schuppen,gartenhaus,gartenlaube,geräteschuppen,gerätehaus; wheelie-bin=restmülltonne,biotonne,mülltonne,abfalltonne,wertstofftonne,gelbe tonne; barge=lastkahn,frachtkahn,binnenschiff,schleppkahn; pallet=europalette,holzpalette,europaletten,holzpaletten; planks=holzbrett,bretter,brettern,bohlen,holzplanke,holzdielen,bauholz,schnittholz; electric-motor=elektromotor
fr: swallow=hirondelle,martinet; shed=cabanon,abri de jardin,remise; wheelie-bin=bac de tri,bac jaune,bac gris,bac roulant,bac à ordures; barge=péniche,chaland; pallet=palette en bois,palettes en bois,palette europe; planks=planche de bois,planches,madriers; electric-motor=moteur électrique
es: swallow=golondrina,vencejo; shed=cobertizo; wheelie-bin=contenedor de basura,contenedor amarillo,contenedor azul,contenedor verde,contenedor marrón; barge=barcaza,gabarra; pallet=palé,palés,pallet,pallets; planks=tablón,tablones,tablas de madera,madera,!puente de madera,!cuchara de madera; electric-motor=motor eléctrico
it: swallow=rondine,rondone; shed=capanno; wheelie-bin=cassonetto,bidone dell'umido,bidone della raccolta; barge=chiatta; pallet=bancale,bancali,pallet; planks=assi di legno,tavole di legno,tavole di abete; electric-motor=motore elettrico,motori elettrici
pt: swallow=andorinha,andorinhão; shed=barracão; wheelie-bin=contentor do lixo,contentor amarelo; barge=barcaça; pallet=palete,paletes; planks=tábuas,tábua de madeira,pranchas de madeira; electric-motor=motor elétrico,motor eléctrico
nl: swallow=zwaluw,gierzwaluw,boerenzwaluw,huiszwaluw; shed=schuurtje,tuinhuisje,tuinschuur; wheelie-bin=kliko,vuilcontainer,gft-bak,rolcontainer,afvalcontainer; barge=binnenschip,vrachtschuit,dekschuit,binnenvaartschip; pallet=pallets,europallet; planks=planken,houten plank; electric-motor=elektromotor
sv: swallow=svalor,ladusvala,tornseglare,tornsvala; shed=redskapsbod,redskapsskjul; wheelie-bin=soptunna,sopkärl,avfallskärl,soprum; barge=flodpråm,pråmen,pråmar; pallet=lastpall,europapall; planks=plankor,brädor; electric-motor=elmotor
da: swallow=svaler,landsvale,mursejler; shed=redskabsskur; wheelie-bin=affaldsbeholder,skraldebøtte; barge=pramme,flodpram; pallet=europalle,træpalle; planks=planker,brædder; electric-motor=elmotor
nb: swallow=svaler,låvesvale,tårnseiler; shed=redskapsbod,redskapsskur; wheelie-bin=avfallsbeholder,søppeldunk; barge=lekter,lektere; pallet=europall,trepall; planks=planker,plankene; electric-motor=elmotor
fi: swallow=pääskynen,haarapääsky,tervapääsky; shed=työkaluvaja,puuvaja; wheelie-bin=jäteastia,roska-astia; barge=proomu; pallet=kuormalava; planks=lankut,lautoja; electric-motor=sähkömoottori
pl: swallow=jaskółka,jaskółek,jerzyk,jerzyki,jerzyków; shed=szopa,altanka; wheelie-bin=kubeł na śmieci,pojemnik na odpady; barge=barka,barki,barkę; pallet=europaleta,paleta drewniana,palety drewniane; planks=deski,desek,deskami; electric-motor=silnik elektryczny,silniki elektryczne
cs: swallow=vlaštovka,vlaštovek,jiřička,rorýs; shed=kůlna; wheelie-bin=popelnice; barge=nákladní člun,vlečný člun; pallet=europaleta,dřevěná paleta; planks=prkna,prken; electric-motor=elektromotor
ru: swallow=ласточка,ласточек,стрижи,стрижей; shed=сарай; wheelie-bin=мусорный бак,мусорный контейнер; barge=баржа,баржи,баржу; pallet=поддоны,поддонов,паллета,паллеты; planks=доски,досок,досками; electric-motor=электродвигатель,электромотор
uk: swallow=ластівка,ластівок,стрижі,стрижів; shed=сарай; wheelie-bin=сміттєвий бак; barge=баржа,баржі; pallet=палети,піддони; planks=дошки,дошками; electric-motor=електродвигун
ro: swallow=rândunică,rândunica,rândunele,rândunelele,lăstun; shed=șopron; wheelie-bin=tomberon,pubelă; barge=șlep,șlepuri; pallet=paleți,europalet; planks=scânduri,scândură; electric-motor=motor electric
hu: swallow=fecske,fecskék,füstifecske,sarlósfecske; shed=szerszámoskamra; wheelie-bin=kuka; barge=uszály; pallet=raklap; planks=deszka,deszkák; electric-motor=villanymotor
el: swallow=χελιδόνι,χελιδόνια; shed=υπόστεγο; wheelie-bin=κάδος απορριμμάτων; barge=φορτηγίδα; pallet=παλέτες; planks=σανίδες; electric-motor=ηλεκτροκινητήρας
tr: swallow=kırlangıç,ebabil; wheelie-bin=çöp konteyneri; barge=mavna; planks=kalas,kalaslar,tahtalar,ahşap plaka; electric-motor=elektrik motoru,elektrik motorları
ar: swallow=سنونو,السنونو
he: swallow=סנונית,סנוניות,סיסים; shed=מחסן כלים; wheelie-bin=פח אשפה,פח מחזור
fa: swallow=پرستو,پرستوها
hi: swallow=अबाबील
bn: swallow=আবাবিল
zh: swallow=燕子,家燕,雨燕; wheelie-bin=分类垃圾桶,垃圾分类桶; barge=驳船,駁船; pallet=木托盘,栈板,棧板; planks=木板,木材; electric-motor=电动机,電動機
ja: swallow=つばめ,ツバメ,アマツバメ; shed=物置小屋,納屋; barge=はしけ; planks=木材,木の板,板材; electric-motor=電動機,電動モーター
ko: swallow=제비가,제비는,제비의,제비를,제비집,제비들,칼새; barge=바지선; pallet=팔레트; planks=널빤지,목재; electric-motor=전동기,전기 모터
vi: swallow=chim én; barge=sà lan; pallet=pallet gỗ; planks=tấm ván
id: swallow=burung walet,burung layang-layang; shed=gudang kebun; barge=tongkang; pallet=palet kayu; planks=papan kayu; electric-motor=motor listrik
`;

export const OWN_DRAWING_NOUNS = NOUNS + MACHINE_NOUNS;
