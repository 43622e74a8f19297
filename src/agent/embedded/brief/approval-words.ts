/** What is settled between who orders a film and who makes it: alternatives of regular expressions by language. */

const APPROVAL = "(?:approvals?|sign[- ]?off|amends?|amendments|revisions|changes|corrections|feedback|invoices?|invoicing|billing|production|the shoot)"; // prettier-ignore

/** Before a colon: who decides, and where the bill goes. */
export const SETTLED_LABELS: readonly string[] = [
  `(?:contact|questions?|queries|person|responsible|point of contact)s? (?:for|about|on|re|regarding) ${APPROVAL}(?: (?:and|&) ${APPROVAL})*|${APPROVAL}(?: (?:and|&) ${APPROVAL})*(?: (?:by|via|from|to|contact))?|(?:client )?contact for (?:the )?(?:agency|studio|production)|deadlines?`,
  "(?:(?:rückfragen|kontakt|ansprechpartner(?:in)?) (?:und|für|zur|für die) )?(?:freigaben?|abnahme|korrekturen|rechnung(?:en)?)(?: (?:durch|an|und rechnung))?|(?:rückfragen und )freigabe|abgabe(?:termin)?|liefertermin",
  "(?:contact (?:pour|de) )?(?:la )?(?:validations?|relecture|facturation|facture)(?: (?:par|et facturation))?|(?:contacto|persona) (?:para|de) (?:las )?(?:aprobaci(?:ón|ones)|validación|facturación)|(?:aprobaci(?:ón|ones)|validación|facturación)|(?:contatto |referente )?(?:per )?(?:le )?(?:approvazion[ei]|validazion[ei]|fatturazione)|(?:contacto para )?(?:aprovaç(?:ão|ões)|validação|faturação)",
  "(?:contact(?:persoon)? voor )?(?:akkoord|goedkeuring|facturatie)(?: via| bij| door)?|(?:kontakt (?:w sprawie|do) )?(?:akceptacj[ai]|zatwierdzeni[ae]|faktura)|(?:kontakt (?:för|till|for) )?(?:godkännande|korrektur|faktura|godkendelse|godkjenning)|(?:kontakt pro )?schválení|(?:hyväksyntä|jóváhagyás|aprobare)",
  "(?:контакт (?:для|по) )?(?:согласовани[ея]|правки|утверждени[ея]|сч[её]т)|(?:контакт для )?(?:погодження|затвердження)|(?:onay|onay için iletişim|fatura)|(?:للموافقة|للاعتماد|الموافقات|الاعتماد)|(?:לאישור|אישורים|איש קשר לאישור)|(?:अनुमोदन|स्वीकृति|मंज़ूरी)(?: के लिए)?|(?:অনুমোদন)(?:ের জন্য)?",
  "(?:审核|審核|审批|确认|確認|审稿)(?:联系人|聯絡人|人)?|(?:確認|承認|校正)(?:の)?(?:担当|連絡先|窓口)?|(?:승인|검수|확인|컨펌) ?(?:담당|문의|연락처)?",
];

/** Whole sentences: how many rounds of changes there are, by when a version is due, and who is billed. */
export const SETTLED_SENTENCES: readonly string[] = [
  "(?:(?:max(?:imum)?(?: of)?|up to|at most|no more than|we(?: ha)?ve|including|includes?|budget (?:covers|allows)) )?(?:one|two|three|\\p{Nd}) rounds? of (?:changes|amends|comments|corrections|revisions|feedback)(?:,? (?:max|maximum|please|at most|included|in total|only)[^,]{0,30})?|(?:please )?(?:send (?:the )?)?invoices? (?:goes |go )?to \\S+@\\S+|please send (?:the )?invoices? to .{2,80}|(?:a |the )?(?:first|rough|final) (?:version|cut|draft|edit)(?: is due)? by .{2,80}|we need (?:a first cut|the (?:film|video|first version)) by [^,]{2,40}",
  "(?:(?:max(?:imal|\\.)?|höchstens) )?(?:eine|zwei|drei|\\p{Nd}) (?:korrektur|änderungs|abstimmungs)(?:schleifen?|runden?)[^,]{0,24}|rechnung (?:bitte )?an .{2,80}|(?:erste|finale) (?:fassung|version) bis .{2,60}",
  "(?:(?:maximum|max\\.?) )?(?:une?|deux|trois|\\p{Nd}) (?:allers?[- ]retours?|tours? de (?:corrections?|retouches?)|séries? de corrections?)[^,]{0,24}|facture à .{2,80}|(?:(?:máximo|como máximo) )?(?:una|dos|tres|\\p{Nd}) (?:rondas?|vueltas?) de (?:cambios|correcciones|revisión)[^,]{0,24}|(?:(?:al )?massimo )?(?:un|uno|due|tre|\\p{Nd}) (?:giri?|round) di (?:correzioni|modifiche|revisioni)[^,]{0,24}|(?:(?:no )?máximo )?(?:uma|duas|três|\\p{Nd}) (?:rondas?|rodadas?) de (?:alterações|correções|revisão)[^,]{0,24}",
  "(?:maximaal |max\\.? )?(?:één|een|twee|drie|\\p{Nd}) (?:correctie|feedback|wijzigings)rondes?[^,]{0,24}|(?:maksymalnie |max\\.? )?(?:jedna|dwie|trzy|\\p{Nd}) (?:rundy|tury|runda|tura) (?:poprawek|zmian|korekt)[^,]{0,24}|(?:max\\.? |högst |maks\\.? |højst )?(?:en|ett|två|to|tre|\\p{Nd}) (?:korrektur(?:vändor|varv|runder)|ändringsrundor|rettelsesrunder|rettelser)[^,]{0,24}",
  "(?:(?:не (?:более|больше)|максимум) )?(?:одна|один|две|два|двух|дв[еау]|\\p{Nd}) (?:круг[аи]?|раунд[аов]*|тур[аов]*|ит[её]рац\\p{L}+) (?:правок|изменений)[^,]{0,24}|правки (?:до|к|не позднее) .{2,50}|(?:перв\\p{L}+|финальн\\p{L}+) верси\\p{L} (?:до|к) .{2,40}|(?:en fazla )?(?:iki|bir|üç|\\p{Nd}) (?:tur )?(?:düzeltme|revizyon).{0,40}",
  "(?:最多|至多)?(?:修改|改稿)(?:最多)?[一二两三\\p{Nd}]次|最多修改[一二两三\\p{Nd}]次|(?:修正|直し)は[一二三\\p{Nd}]回(?:まで|以内).{0,12}|수정은? ?(?:최대 )?(?:한|두|세|\\p{Nd}) ?(?:번|차례|회)(?:까지|만)?.{0,14}",
];
