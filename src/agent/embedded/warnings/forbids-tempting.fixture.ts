/** Sentences that read like a prohibition and are an encouragement, a fact or a history, beside a few that are one. */
export const TEMPTING = `
# en
+ Never trust a ladder with a cracked rung.
+ Do not overtighten the screws.
+ Children under twelve must not use the sauna alone.
+ Caution: wet floor.
+ When the alarm sounds, do not use the lift.
+ Please do not touch the exhibits.
- Don't you love the smell of bread?
- Never a dull moment at the harbour.
- Never again will you lose a key.
- Don't get me wrong, I like cats.
- No two snowflakes are alike.
- You will never walk alone.
- Do not go gentle into that good night, wrote the poet.
- They must not have heard the bell.
- Smoking was forbidden on the Hindenburg.
- No smoking gun was ever found.
- It is not allowed to cool before it is poured.
- Never underestimate a good night's sleep.
- The sign reads “Do not enter”.
- Don't be a stranger.
# de
+ Stellen Sie niemals heiße Töpfe auf die Folie.
+ Fassen Sie die Leitung nicht an.
+ Kinder dürfen die Sauna nicht allein benutzen.
- Haben Sie keine Angst vor Fehlern.
- Lassen Sie sich dieses Fest nicht entgehen.
- Nie war es so leicht, Strom zu sparen.
- Das darf doch nicht wahr sein.
- Nicht alle Gäste tragen Tracht.
- Wir verkaufen Ihre Daten nie.
- In der DDR war das Buch verboten.
- Machen Sie sich keine Gedanken.
- Haben Sie kein Konto, hilft die Bank.
- Sie müssen nicht warten.
- Nicht ohne Grund nennen sie ihn den Kaiser.
- Vorsicht ist besser als Nachsicht.
# fr
+ Ne mettez jamais de métal dans le micro-ondes.
+ N'utilisez pas l'ascenseur en cas d'incendie.
+ La baignade est interdite par drapeau rouge.
+ On ne doit jamais laisser un enfant seul.
- Ne cherchez plus : la solution est ici.
- N'ayez pas peur de vous tromper.
- Ne vous laissez pas décourager par la pluie.
- Il ne doit pas son nom à un roi.
- Les enfants ne doivent pas leur réussite au hasard.
- Jamais je n'oublierai ce jour.
- Vous ne devez rien payer.
- Il ne faut pas plus de dix minutes.
- Rien n'est interdit aux rêveurs.
- Ne serait-ce que pour la vue, montez.
- Le livre fut interdit en 1857.
- Pas de panique.
# es
+ No metas metal en el microondas.
+ No uses el ascensor en caso de incendio.
+ Queda prohibido el baño con bandera roja.
+ Nunca dejes a un niño solo junto al agua.
- No busques más: la solución está aquí.
- No tengas miedo a equivocarte.
- No te rindas nunca.
- No debe su nombre a un rey.
- Nunca olvidaré aquel día.
- No deben nada a nadie.
- No pasa nada si llueve.
- No hay dos copos iguales.
- El libro estuvo prohibido en 1936.
- No deja de llover.
- No usan azúcar ni conservantes.
- Nunca digas nunca.
# it
+ Non mettete metalli nel microonde.
+ Non usare l'ascensore in caso di incendio.
+ È severamente vietato fare il bagno con bandiera rossa.
+ Non lasciare mai un bambino solo vicino alla piscina.
- Non cercate oltre: la soluzione è qui.
- Non abbiate paura di sbagliare.
- Non arrendetevi mai.
- Non deve il suo nome a un re.
- Non dimenticherò mai quel giorno.
- Non pagate nulla fino a marzo.
- Non trovate che sia bello?
- Non sapere è umano.
- Il libro era vietato ai tempi del re.
- Non lasciatevi scoraggiare dalla pioggia.
- Non usano zucchero né conservanti.
- Non capita tutti i giorni.
# pt
+ Não ponha metal no micro-ondas.
+ Não use o elevador em caso de incêndio.
+ É proibido tomar banho com bandeira vermelha.
+ Nunca deixe uma criança sozinha junto à água.
- Não procure mais: a solução está aqui.
- Não tenha medo de errar.
- Nunca desista.
- Não deve o seu nome a um rei.
- Nunca esquecerei aquele dia.
- Não devem nada a ninguém.
- Não passa nada se chover.
- Não há dois flocos iguais.
- O livro esteve proibido em 1936.
- Não deixa de chover.
- Não usam açúcar nem conservantes.
- Nunca diga nunca.
# nl
+ Zet nooit metaal in de magnetron.
+ Gebruik bij brand niet de lift.
+ Zwemmen is bij rode vlag verboden.
+ Laat een kind nooit alleen bij het water.
- Zoek niet verder: de oplossing is hier.
- Wees niet bang om fouten te maken.
- Geef nooit op.
- Laat je niet ontmoedigen door de regen.
- Ik zal die dag nooit vergeten.
- Je mag dit feest niet missen.
- Dat mag niet verbazen.
- Het boek was toen verboden.
- Er zijn geen twee vlokken gelijk.
- Doe niet zo gek.
- Neem geen genoegen met minder.
- We gebruiken geen suiker.
# pl
+ Nie wkładaj metalu do mikrofalówki.
+ Podczas pożaru nie używaj windy.
+ Kąpiel przy czerwonej fladze jest zabroniona.
+ Nigdy nie zostawiaj dziecka samego nad wodą.
- Nie szukaj dalej: rozwiązanie jest tutaj.
- Nie bój się pomyłek.
- Nigdy się nie poddawaj.
- Nigdy nie zapomnę tego dnia.
- Nie musisz nic płacić.
- Nie ma dwóch takich samych płatków.
- Książka była zabroniona.
- Nie tylko dzieci lubią śnieg.
- Nie używamy cukru.
- Nie wolno nam zapomnieć o tych ludziach.
- Nie daj się zniechęcić deszczowi.
- Nie każdy to wie.
# ru
+ Не ставьте металл в микроволновку.
+ При пожаре не пользуйтесь лифтом.
+ Купаться при красном флаге запрещено.
+ Никогда не оставляйте ребёнка одного у воды.
- Не ищите дальше: решение здесь.
- Не бойтесь ошибок.
- Никогда не сдавайтесь.
- Никогда не забуду тот день.
- Не хотите ждать — позвоните.
- Его нельзя не любить.
- Двух одинаковых снежинок не бывает.
- Книга была запрещена.
- Мы не используем сахар.
- Нельзя сказать, что зима была тёплой.
- Не спешите с выводами.
- Не думайте, что это сложно.
# zh
+ 不要把金属放进微波炉。
+ 发生火灾时不要乘电梯。
+ 红旗升起时禁止下水。
+ 千万别让孩子独自在水边玩。
- 不要再犹豫了，快来吧。
- 不要害怕犯错。
- 永远不要放弃。
- 他不得不离开家乡。
- 这本书当年被禁止出版。
- 不得不说，这里真美。
- 别处看不到这样的景色。
- 不要小看一粒种子。
- 我们不使用糖。
- 世界上没有两片相同的雪花。
- 别看它小，力气很大。
- 不要钱，尽管拿。
# ja
+ 電子レンジに金属を入れないでください。
+ 火災のときはエレベーターを使わないでください。
+ 赤旗のときは遊泳禁止です。
+ 水辺で子どもを一人にしないでください。
- 失敗を恐れないでください。
- 決してあきらめないでください。
- あの日を決して忘れません。
- 同じ雪の結晶は二つとありません。
- 砂糖は使いません。
- 彼は故郷を離れなければなりませんでした。
- その本は当時禁止されていました。
- 気にしないでください。
- 大切なのは急がないこと。
- 驚かないでください、これが全部紙です。
- ここでしか見られない景色です。
- 雨はめったに降らない。
# ar
+ لا تضع المعادن في الميكروويف.
+ لا تستخدم المصعد عند الحريق.
+ تمنع السباحة عند رفع الراية الحمراء.
+ لا تترك طفلك وحده قرب الماء.
- لا تبحث بعيدًا، فالحل هنا.
- لا تخف من الخطأ.
- لا تستسلم أبدًا.
- لن أنسى ذلك اليوم أبدًا.
- لا تكفي ساعة واحدة لزيارة المتحف.
- لا تشبه قطعة أخرى.
- لا يستخدمون السكر.
- يمنع الطلاء دخول الماء.
- كان الكتاب ممنوعًا.
- لا تزال المدينة جميلة.
- لا تظن أن الأمر صعب.
- لا شك في ذلك.
# hi
- हार न मानें।
- वे कभी झूठ न बोलें, इसलिए कसम दिलाई गई।
- कोई भूखा न रहे।
- यह मौका हाथ से न जाने दें।
- बारिश न हो तो खेत सूख जाते हैं।
# ko
- 포기하지 마세요.
- 잊지 마세요.
- 그 책은 당시 금지되어 있었습니다.
- 놀라지 마세요, 모두 종이입니다.
- 아직 늦지 않았습니다.
# tr
- Fırsatı kaçırmayın.
- Sakın vazgeçme.
- O günü asla unutmayacağım.
- Kitap o yıllarda yasaktı.
- Gelmeyin demedik.
# sv
- Ge aldrig upp.
- Låt dig inte luras av vädret.
- Jag glömmer aldrig den dagen.
- Boken var förbjuden då.
- Vi använder inget socker.
# uk
- Ніколи не здавайтеся.
- Його не можна не любити.
- Книга була заборонена.
- Ми не використовуємо цукор.
# cs
- Nikdy se nevzdávejte.
- Nemáte zahradu?
- Nejste sami.
- Nepotřebujete nic víc.
- Kniha byla tehdy zakázána.
# el
- Μην τα παρατάτε ποτέ.
- Μη κερδοσκοπικός οργανισμός με πενήντα μέλη.
- Το βιβλίο ήταν τότε απαγορευμένο.
# hu
- Soha ne add fel.
- Ne higgy mindent, amit látsz.
- A könyv akkor tilos volt.
# he
- אל תוותרו לעולם.
- אל תל אביב מגיעים ברכבת.
- הספר היה אסור אז.
- אין לנו סודות.
# id
- Jangan menyerah.
- Jangan-jangan hujan turun lebih awal.
- Buku itu dilarang pada tahun 1965.
# vi
- Đừng bỏ cuộc.
- Không được bao lâu thì trời mưa.
- Cuốn sách từng bị cấm.
# fi
- Älä luovuta.
- Hän ei saa palkkaa.
- Kirja oli silloin kielletty.
# ro
- Nu renunțați.
- Nu plătiți nimic.
- Cartea era interzisă atunci.
# bn
- হাল ছাড়বেন না।
- তিনি আর আসবেন না।
- বইটি তখন নিষিদ্ধ ছিল।
`;
