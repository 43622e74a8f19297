/** How a sentence bids to bring things, or says that they are sold: what stands before the things and behind them. */
export type BroughtWords = { opens: string; closes: string };

/** Where the verb stands last, what opens the sentence is whom or where it is told of; elsewhere it is the verb. */
export const BROUGHT: Readonly<Record<string, BroughtWords>> = {
  ja: {
    opens: "(?:[^、をが]{1,14}?(?:では|には|は)、?|当日、)?",
    closes: "(?:など)?(?:を|が)(?:必ず|忘れずに|各自|ご)?(?:お?持ちください|お持ち下さい|持参してください|持参ください|持って(?:きて|来て)ください|用意ください|用意してください|お忘れなく|必要です|売ります|売っています|販売します|販売しています|並びます)",
  },
  ko: {
    opens: "(?:[^,]{1,16}?(?:에서는|에는|은|는)\\s|당일\\s)?",
    closes: "(?:을|를|이|가|\\s등을)\\s(?:꼭\\s|함께\\s|각자\\s)?(?:(?:가져|챙겨|준비해|지참해)\\s?(?:오세요|와\\s?주세요|주세요|오시기\\s?바랍니다|주시기\\s?바랍니다|주십시오)|필요합니다|팝니다|판매합니다)",
  },
  hi: {
    opens: "(?:कृपया\\s)?(?:(?:अपने|घर से) साथ|साथ में|घर से)\\s",
    closes: "\\s(?:ज़रूर\\s|जरूर\\s|भी\\s)?(?:लाइए|लाइएगा|लाएँ|लाएं|लाना न भूलें|लेकर आएँ|लेकर आएं|लेकर आइए|लेते आइए|रखें|रखिए)",
  },
  ar: {
    opens: "و?(?:يرجى|الرجاء|نرجو)?\\s?(?:إحضار|[أا]?حضر(?:وا|ن|ي)?|أحضر(?:وا|ن|ي)?|هات(?:وا|ي|ن)?|اجلب(?:وا|ي|ن)?)(?:\\sمعك(?:م|ن)?)?\\s",
    closes: "",
  },
  he: {
    opens: "(?:(?:אנא|נא|יש|כדאי|צריך)\\s)?(?:להביא|הביאו|תביאו|לקחת|קחו)(?:\\s(?:אתכם|איתכם|עמכם|מהבית))?\\s",
    closes: "",
  },
  zh: {
    opens: "[^，、：:]{0,8}?(?:请|請|需|要|须)(?:自备|自備|携带|攜帶|带上|帶上|带好|自带|带|帶|准备|準備|备好)",
    closes: "",
  },
}; // prettier-ignore
