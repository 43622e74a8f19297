/** What comes in and what goes out, as an account is headed. */
export const IN_AND_OUT: Readonly<Record<string, readonly [income: string, spending: string]>> = {
  en: ["Income", "Spending"], de: ["Einnahmen", "Ausgaben"], fr: ["Recettes", "Dépenses"], es: ["Ingresos", "Gastos"],
  it: ["Entrate", "Uscite"], pt: ["Receitas", "Despesas"], nl: ["Inkomsten", "Uitgaven"], sv: ["Intäkter", "Utgifter"],
  da: ["Indtægter", "Udgifter"], nb: ["Inntekter", "Utgifter"], fi: ["Tulot", "Menot"], pl: ["Wpływy", "Wydatki"],
  cs: ["Příjmy", "Výdaje"], hu: ["Bevételek", "Kiadások"], ro: ["Venituri", "Cheltuieli"], el: ["Έσοδα", "Έξοδα"],
  ru: ["Доходы", "Расходы"], uk: ["Доходи", "Видатки"], tr: ["Gelir", "Gider"], ar: ["الإيرادات", "المصروفات"],
  he: ["הכנסות", "הוצאות"], fa: ["درآمد", "هزینه"], hi: ["आय", "व्यय"], bn: ["আয়", "ব্যয়"], ta: ["வரவு", "செலவு"],
  te: ["ఆదాయం", "ఖర్చు"], th: ["รายรับ", "รายจ่าย"], ja: ["収入", "支出"], ko: ["수입", "지출"], zh: ["收入", "支出"],
  id: ["Pemasukan", "Pengeluaran"], vi: ["Thu", "Chi"],
}; // prettier-ignore

/** The last row of an account: what is left over, or lacking. */
export const LEFT_OVER =
  /(?<!\p{L})(?:surplus|profit|left over|net (?:result|income)|result|overskud|overskott?|överskott|ylijäämä|excedente|excédent|bénéfice|résultat|solde|überschuss|gewinn|ergebnis|saldo|superávit|superavit|beneficio|resultado|avanzo|utile|risultato|overschot|winst|resultaat|nadwyżka|zysk|wynik|přebytek|zisk|výsledek|többlet|nyereség|eredmény|excedent|rezultat|πλεόνασμα|κέρδος|αποτέλεσμα|профицит|излишек|прибыль|остаток|результат|профіцит|прибуток|залишок|fazla|kâr|sonuç)(?!\p{L})|الفائض|الربح|صافي|עודף|רווח|अधिशेष|बचत|लाभ|উদ্বৃত্ত|உபரி|మిగులు|เงินคงเหลือ|กำไร|余剰|黒字|剰余|剩余|結餘|结余|盈余|盈餘|잉여|흑자|순이익|surplus|thặng dư/iu;
