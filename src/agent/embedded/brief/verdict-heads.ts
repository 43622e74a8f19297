import type { Tone } from "./contrast-words.ts";

/** `judges`: whether the first is better than the last: how often something is done is not. */
type Verdicts = { judges: boolean; yes: string; between: string; no: string };

/** What may be, what may be a little and what may not, as alternatives of a regular expression; `_` is a space. */
const VERDICTS: readonly Verdicts[] = [
  {
    judges: true,
    yes:
      "yes|ok|okay|can|you_can|may|allowed|permitted|go_ahead|goes_in|welcome|must|green(?:_list|_light)?|" +
      "ja|erlaubt|darf(?:_rein|_hinein)?|das_darf_rein|kann|gern|muss|grün|oui|peut|on_peut|autorisé|permis|doit|vert|sí|se_puede|puede|permitido|debe|verde|" +
      "sì|si_può|può|consentito|permesso|deve|sim|pode|pode_ir|à_vontade|mag|mag_wel|wel|toegestaan|moet|groen|får|tillåtet|tilladt|tillatt|grön|grøn|grønn|" +
      "tak|wolno|można|dozwolone|zielone|ano|může|smí|povoleno|zelená|да|можно|разрешено|зелёный|так|можна|дозволено|зелений|evet|olur|serbest|yeşil|" +
      "نعم|مسموح|يمكن|أخضر|כן|מותר|אפשר|ירוק|हाँ|हां|अनुमति|कर_सकते_हैं|हरा|হ্যাঁ|পারবেন|যাবে|সবুজ|可以|能|是|允许|允許|可|应该|绿色|綠色|绿灯|はい|できる|可能|よい|良い|緑|青|가능|됨|허용|예|초록|녹색|có|được|được_phép|xanh|ได้|อนุญาต|เขียว|ya|boleh|hijau|ναι|επιτρέπεται|πράσινο|da|igen|szabad|kyllä|saa|sallittu",
    between:
      "in_moderation|with_moderation|in_small_amounts|a_little|limited|with_care|with_caution|careful|sometimes|maybe|perhaps|it_depends|ask_first|with_permission|only_with_permission|may|can|should|yellow(?:_list|_light)?|amber|orange|" +
      "in_maßen|mit_maß|wenig|begrenzt|mit_vorsicht|vorsichtig|manchmal|vielleicht|kommt_darauf_an|bedingt|eingeschränkt|kann|darf|soll|gelb|avec_modération|modérément|en_petite_quantité|avec_précaution|parfois|peut-être|à_limiter|limité|peut|jaune|" +
      "con_moderación|con_cuidado|a_veces|quizás?|tal_vez|limitado|depende|puede|amarillo|con_moderazione|con_cautela|a_volte|forse|dipende|limitato|può|giallo|com_moderação|com_cuidado|às_vezes|talvez|pouco|em_pouca_quantidade|depende|pode|amarelo|" +
      "met_mate|beperkt|soms|misschien|voorzichtig|mag|geel|med_måtta|med_måde|med_måte|ibland|kanske|måske|kanskje|begränsat|kan|gul|z_umiarem|ostrożnie|czasami|może|żółte|s_mírou|někdy|možná|omezeně|žlutá|" +
      "умеренно|в_меру|осторожно|иногда|может_быть|ограниченно|понемногу|жёлтый|помірно|обережно|іноді|можливо|обмежено|жовтий|ölçülü|az_miktarda|dikkatli|bazen|belki|sınırlı|sarı|" +
      "باعتدال|بحذر|أحيانا|أحيانًا|ربما|محدود|أصفر|במידה|במתינות|בזהירות|לפעמים|אולי|צהוב|थोड़ा|सीमित|सीमित_मात्रा_में|कभी-कभी|शायद|पीला|অল্প|পরিমিত|সীমিত|মাঝে_মাঝে|হলুদ|" +
      "适量|適量|少量|谨慎|謹慎|有时|有時|也许|看情况|限量|黄色|黃色|黄灯|ほどほど|控えめに|少しだけ|少量なら|時々|条件付き|注意|黄|黄色|적당히|조금만|주의|가끔|조건부|노랑|노란색|có_chừng_mực|hạn_chế|đôi_khi|vàng|พอประมาณ|ระวัง|บางครั้ง|เหลือง|secukupnya|terbatas|kadang|kuning|με_μέτρο|ίσως|κίτρινο|cu_moderație|uneori|mértékkel|néha|kohtuudella",
    no:
      "no|can['’]?t|cannot|can_not|you_can['’]?t|you_cannot|may_not|must_not|not_allowed|forbidden|prohibited|never|avoid|stays_out|red(?:_list|_light)?|" +
      "nein|verboten|darf_nicht(?:_rein|_hinein)?|das_darf_nicht_rein|kann_nicht|nicht_erlaubt|gar_nicht|nie|rot|non|ne_peut_pas|on_ne_peut_pas|interdit|ne_doit_pas|jamais|à_éviter|rouge|no_se_puede|no_puede|prohibido|no_debe|nunca|evitar|rojo|" +
      "non_si_può|non_può|vietato|non_deve|mai|da_evitare|rosso|não|não_pode|não_deve|proibido|nem_pensar|vermelho|nee|mag_niet|niet|verboden|moet_niet|rood|får_inte|förbjudet|må_ikke|forbudt|nej|nei|röd|rød|" +
      "nie|nie_wolno|nie_można|zabronione|czerwone|ne|nesmí|nemůže|zakázáno|červená|нет|нельзя|запрещено|красный|ні|не_можна|заборонено|червоний|hayır|olmaz|yasak|kırmızı|" +
      "لا|ممنوع|لا_يمكن|أحمر|לא|אסור|אי_אפשר|אדום|नहीं|मना|नहीं_कर_सकते|लाल|না|নিষেধ|পারবেন_না|যাবে_না|লাল|不可以|不能|否|禁止|不可|不应该|红色|紅色|红灯|いいえ|できない|不可能|だめ|ダメ|駄目|赤|불가|안_됨|안됨|금지|아니요|빨강|빨간색|không|không_được|cấm|đỏ|ไม่ได้|ห้าม|แดง|tidak|tidak_boleh|dilarang|merah|όχι|απαγορεύεται|κόκκινο|nu|nem|tilos|ei|ei_saa|kielletty",
  },
  {
    judges: false,
    yes: "always|immer|toujours|siempre|sempre|altijd|alltid|altid|zawsze|vždy|всегда|завжди|her_zaman|دائما|دائمًا|תמיד|हमेशा|সবসময়|总是|總是|いつも|항상|luôn_luôn|เสมอ|selalu|πάντα|întotdeauna|mindig|aina",
    between:
      "sometimes|often|at_times|manchmal|oft|parfois|souvent|a_veces|a_volte|talvolta|às_vezes|soms|ibland|iblandt|noen_ganger|czasami|czasem|někdy|иногда|іноді|інколи|bazen|أحيانا|أحيانًا|לפעמים|कभी-कभी|মাঝে_মাঝে|有时|有時|時々|ときどき|가끔|đôi_khi|บางครั้ง|kadang|kadang-kadang|μερικές_φορές|uneori|néha|joskus",
    no: "never|nie|niemals|jamais|nunca|jamás|mai|nooit|aldrig|aldri|nigdy|nikdy|никогда|ніколи|asla|hiçbir_zaman|أبدا|أبدًا|אף_פעם|לעולם_לא|कभी_नहीं|কখনও_না|কখনো_না|从不|從不|永远不|決して|全然|절대|không_bao_giờ|ไม่เคย|tidak_pernah|ποτέ|niciodată|soha|ei_koskaan",
  },
];

type Kind = "yes" | "between" | "no";
type Pattern = { judges: boolean } & Record<Kind, RegExp>;

const whole = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll("_", "\\s")})$`, "iu");
let patterns: readonly Pattern[] | undefined;

/** Compiled when the first table of two or three columns asks. */
function compiled(): readonly Pattern[] {
  patterns ??= VERDICTS.map(({ judges, yes, between, no }) => ({
    judges,
    yes: whole(yes),
    between: whole(between),
    no: whole(no),
  }));
  return patterns;
}

/** Signs and punctuation around a head. */
const DRESS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;
const ORDERS: Readonly<Record<number, readonly (readonly Kind[])[]>> = {
  2: [["yes", "no"], ["no", "yes"]],
  3: [["yes", "between", "no"], ["no", "between", "yes"], ["yes", "no", "between"], ["between", "yes", "no"]],
}; // prettier-ignore
const TONES: Readonly<Record<Kind, Tone>> = { yes: "positive", between: "neutral", no: "negative" };

/** The tones of heads that all are verdicts: "Can | In moderation | Cannot"; null where one of them is none. */
export function verdictTones(heads: readonly string[]): readonly Tone[] | null {
  const orders = ORDERS[heads.length];
  if (orders === undefined) return null;
  const plain = heads.map((head) => head.normalize("NFC").replaceAll(DRESS, "").replaceAll(/\s+/gu, " "));
  if (plain.includes("")) return null;
  for (const pattern of compiled()) {
    const order = orders.find((kinds) => kinds.every((kind, at) => pattern[kind].test(plain[at] ?? "")));
    if (order !== undefined) return order.map((kind) => (pattern.judges ? TONES[kind] : "neutral"));
  }
  return null;
}
