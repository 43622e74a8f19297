/**
 * What a brief of each kind speaks of, language by language. A star stands for any letters at an end of a word (compounds
 * are written as one: `*unterweisung*`), an underscore for a space; `!` marks what tells the kind by itself. `staff`,
 * `guests` and `pupils` are looked for where a brief says for whom it is, the others in all of it.
 */
export type KindWords = {
  staff: string;
  guests: string;
  pupils: string;
  training: string;
  story: string;
  sells: string;
  science: string;
  lecture: string;
};

export const KIND_WORDS_OF: Readonly<Record<string, KindWords>> = {
  en: {
    staff: `attendants postal_workers lifeguards couriers who_work new_starters just_joined_us bus_driver* delivery_driver* truck_driver* forklift_driver* our_drivers crew employee* staff colleague* worker* nurse* cashier* receptionist* cleaner*  technician* apprentice* trainee*   
      supervisor* guard* waiters waiting_staff chefs kitchen_hands operator* operatives   porters clerks  pickers
      shop_assistants sales_assistants new_hires new_starters new_joiners new_recruits volunteers managers site_workers temps stewards housekeepers`,
    guests: `for_the_first_time first-time !tourist* visitor* !traveller* !traveler* guests !holidaymakers !hikers first-time_visitors pilgrims !backpackers !sightseers !day-trippers`,
    pupils: `pupil* student* learner* class grade year_7 year_8 year_9 schoolchildren beginners`,
    training: `!induction !onboarding !refresher_course !annual_refresher !toolbox_talk !staff_training shift line_manager ppe lone_working first_week near_miss
      report_it hazards never_leave customer_service rota incident_book your_manager duty_manager safety_briefing`,
    story: `!itinerary !sightseeing !travel_guide what_to_see old_town sunset dusk dawn ferry cathedral castle ruins lighthouse harbour harbor island islands village
      festival procession pilgrimage temple monastery heritage fishermen weekend day_one day_two guesthouse hike trail viewpoint stroll unesco museum
      was_born grew_up widow emigrated  pioneer exile ancestors emperor dynasty siege uprising`,
    sells: `in_shops lifetime_repairs two_sizes !pre-order !preorder !crowdfunding warranty guarantee lumens waterproof rechargeable recycled_aluminium in_stock available_from available_in our_new meet_the
      introducing edition per_month`,
    science: `density hemisphere axis rays dissolves sulphur enzyme voltage lightning echo echoes ultrasound electrons chlorophyll pigment* planetarium freezes evaporat* condens* spectrum tectonic_plates molecules wavelength* wavelengths light_waves orbit orbits tides tidal moon galaxy galaxies telescope bacteria virus viruses protein proteins enzyme* magnet* magnetic
      refraction lens_focuses tectonic  earthquake* hormone* neurons immune antibodies atmosphere glacier* particles vibration* frequency  vapour vapor`,
    lecture: `recipe !ingredients how_to step_by_step flour dough oven bake simmer boil yeast knead tablespoon teaspoon butter whisk saucepan fridge serve onions garlic starter loaf
      grammar fractions denominator essay verb spelling homework exercise worksheet repot soak_the screw drill sandpaper  varnish `,
  },
  de: {
    staff: `*zusteller* *boten *kurier* *badeaufsicht* *schaffner* die_bei_uns_arbeiten *ordnerinnen* neu_im_team neu_im_betrieb *pflegekr* busfahrer* lkw-fahrer* staplerfahrer* lieferfahrer* *mitarbeit* *beschäftigte* *kolleg* *personal *aushilf* *azubi* *auszubildend*   *verkäufer* *techniker* *monteur* *kassier* *empfang* *reinigungskräfte* *kräfte
      *hausmeister* *arbeiter* *angestellte* *führungskräfte* *teamleit* *schichtleit* *ehrenamtlich* *praktikant* *neueinsteiger* *belegschaft* *bediener* *wachleute*`,
    guests: `zum_ersten_mal !*tourist* *besucher* *gäste* !*reisende* !*urlauber* !*wanderer* !*ausflügler* *pilger* *touristinnen*`,
    pupils: `*schüler* *klasse *studierende* *lernende* *studenten* *anfänger* *einsteiger*`,
    training: `frühschicht spätschicht nachtschicht !*unterweisung* !*schulung* !*belehrung* !*einarbeitung* *schutzausrüstung* *arbeitssicherheit* *arbeitsmittel* *unfallverhütung* *betriebsanweisung* *dienstplan*  *schichtleitung*
      *vorgesetzt* meldet melden_sie im_betrieb unser_lager unserem_lager *gabelstapler* *gefährdung* *sicherheitsbeauftragte* erste_woche *verkehrsweg*`,
    story: `*weindorf* fluss flusses weinberg* dom hafen burg schlosses schlosspark dorf volksfest* stadtfest* festspiele* !*sehenswürdigkeit* !*reiseführer* !*rundreise* !*stadtrundgang* *altstadt* *sonnenuntergang* *sonnenaufgang* *fähre*   *kathedrale*   *ruine* *leuchtturm* *insel*  *kapelle*
      *museum*  *festspiele*  *kloster* *weltkulturerbe* *fischer *wanderweg* *uferweg* *felsen* *wochenende* erster_tag zweiter_tag *ausflug* *aussichtspunkt* *herberge* *gasthof*
      geboren *auswander* *witwe* *gründer* *flucht *kaiser* *belagerung* *aufstand* *vorfahren*`,
    sells: `fachhandel im_handel in_den_größen !vorbestell* !crowdfunding *garantie* lumen wasserdicht *akku* erhältlich lieferbar *neuheit* pro_monat ab_sofort *ladezeit*`,
    science: `*dichte *achse halbkugel sonnenstrahl* auftrieb* spannung *ladung* *blitz* *echo *ultraschall* *elektron* chlorophyll *pigment* gefriert verdunst* *molekül* *wellenlänge* *umlaufbahn* *gezeiten* mond mondes galaxie* *teleskop* *bakterien* *viren* *eiweiß* *enzym* *magnet* *brechung* *erdbeben* *hormon* *nervenzelle* *immun*
      *antikörper* *atmosphäre* *gletscher* teilchen schwingung* frequenz* luftdruck* *dampf sauerstoff* kohlendioxid kohlenstoff*`,
    lecture: `rezept rezepte brüche  !zutaten !schritt_für_schritt !*anleitung *mehl *teig *ofen backen kochen köcheln *hefe kneten esslöffel teelöffel butter *topf kühlschrank *zwiebel* knoblauch servieren rühren
      *grammatik* *brüche* nenner aufsatz verb *rechtschreibung* hausaufgabe* *übung *übungen *arbeitsblatt* *schrauben* bohren *schleif* lackieren umtopfen`,
  },
  fr: {
    staff: `facteurs factrices livreur* surveillants qui_travaille* nouvelles_recrues employé* salarié* collègue* collaborateur* collaboratrice* personnel   infirmi* caissi* vendeur* vendeuse* chauffeur*  technicien* agents apprenti* stagiaire* serveur* cuisinier*
      réceptionniste* magasinier* ouvrier* intérimaire* bénévoles soignants aides-soignant* gardien* manutentionnaire* préparateur* opérateur* managers`,
    guests: `pour_la_première_fois !touriste* visiteur* visiteuse* !voyageur* !voyageuse* !vacancier* !randonneur* pèlerin* promeneur*`,
    pupils: `élève* étudiant* collégien* lycéen* classe débutant*`,
    training: `!formation_interne  !formation_d'accueil !formation_initiale !formation_annuelle !formation_obligatoire !accueil_sécurité !livret_d'accueil en_formation équipement_de_protection chef_d'équipe responsable_de_secteur cariste*
      signalez prévenez votre_responsable accident_du_travail poste_de_travail première_semaine gestes_et_postures chariot* sur_le_site`,
    story: `itinéraire à_voir !que_voir balade !escapade !guide_de_voyage vieille_ville coucher_du_soleil aube phare port île îles village cathédrale château ruines chapelle abbaye monastère
      musée festival fête procession pèlerinage sentier patrimoine pêcheurs week-end premier_jour deuxième_jour gîte auberge randonnée belvédère promenade ruelles
      naquit exil fondateur fondatrice pionnière ancêtres empereur  insurrection veuve émigr*`,
    sells: `en_boutique en_magasin garantie garanti* !précommand* !financement_participatif lumens étanche rechargeable en_vente livraison disponible_dès par_mois édition notre_nouve* autonomie`,
    science: `densité hémisphère axe rayons poussée tension_électrique foudre écho ultrason* électron* chlorophylle pigment* évapor* gèle molécule* longueur_d'onde longueurs_d'onde orbite* marée* lune galaxie* télescope* bactérie* virus protéine* enzyme* magnétique* réfraction séisme* hormone* neurone* immunitaire* anticorps atmosphère
      glacier* particule* vibration* fréquence* oxygène carbone vapeur photosynthèse gravité`,
    lecture: `recette !ingrédients !pas_à_pas !étape_par_étape !tutoriel farine pâte four enfournez cuire mijoter levure pétrissez cuillère beurre casserole poêle oignon* ail servez mélangez épluchez sucre
      grammaire fraction* dénominateur dissertation verbe orthographe devoirs exercice vissez percez poncez vernis rempoter`,
  },
  es: {
    staff: `que_trabajan quienes_trabajan recién_incorporad* emplead* trabajador* personal compañer*   enfermer* cajer* vendedor*  técnic* operari* aprendic* becari* camarer* cociner* recepcionista* repartidor* voluntari* auxiliar*
      limpiador* celador* encargad* mozos plantilla dependient*`,
    guests: `por_primera_vez !turista* visitante* !viajer* !veraneante* !senderista* peregrin* !excursionista* huéspedes`,
    pupils: `alumn* estudiante* escolares clase principiante*`,
    training: `!formación_anual !formación_inicial !formación_interna !curso_obligatorio !plan_de_acogida !prevención_de_riesgos formación supervisor* turno jefe_de_turno equipo_de_protección accidente_laboral avise notifique
      puesto_de_trabajo primera_semana riesgos carretilla* protocolo* encargado_de_turno`,
    story: `itinerario !qué_ver ruta !guía_de_viaje !escapada casco_antiguo atardecer amanecer faro puerto isla islas pueblo aldea catedral castillo ruinas ermita monasterio museo festival fiesta* procesión
      peregrinación sendero patrimonio pescadores fin_de_semana primer_día segundo_día posada caminata mirador paseo callejuelas hoguera*
      nació murió exilio fundador* pioner* antepasados emperador asedio levantamiento viuda emigr* huérfan* se_embarcó`,
    sells: `en_tiendas garantía !preventa !preventas !reserva_el_tuyo !crowdfunding lúmenes impermeable recargable a_la_venta disponible_desde al_mes edición nuestr*_nuev* autonomía`,
    science: `densidad hemisferio eje empuja flota voltaje rayo relámpago eco ultrasonido* electrón electrones clorofila pigment* evapor* congela molécula* longitud_de_onda órbita* marea* luna galaxia* telescopio* bacteria* virus proteína* enzima* magnétic* refracción terremoto* hormona* neurona* inmunitari* anticuerpos atmósfera glaciar*
      partícula* vibración* frecuencia* oxígeno carbono vapor fotosíntesis gravedad`,
    lecture: `receta !ingredientes !paso_a_paso !tutorial harina masa horno hornea hornear hervir cocer levadura amasa cucharada* cucharadita* mantequilla sartén cazuela cebolla ajo aceite_de_oliva mezcla fríe* fuego_lento rodajas
      gramática fraccion* denominador redacción verbo ortografía deberes ejercicio atornilla taladra lija barniz trasplantar`,
  },
  it: {
    staff: `chi_lavora neo-assunti appena_assunt* operai operatori operatrici dipendent* collegh* collabora* personale   infermier* cassier* commess* autist* tecnic*  apprendist* tirocinant* camerier* cuoch* receptionist magazzinier* volontari* addett* custod*
      lavorator* neoassunt* `,
    guests: `per_la_prima_volta chi_visita !turist* visitator*  !viaggiator* !vacanzier* !escursionist* pellegrin* ospiti chi_viene_per_la_prima_volta`,
    pupils: `alunn* student* scolar* classe principiant* liceal*`,
    training: `!formazione_obbligatoria !formazione_iniziale !formazione_annuale !corso_di_formazione !neoassunti responsabile_di_turno turno dispositivi_di_protezione infortuni* segnala* avvisa* preposto
      postazione prima_settimana carrello_elevatore procedure rischi`,
    story: `itinerario !da_vedere !cosa_vedere gita !guida_turistica centro_storico tramonto alba faro porto isola isole borgo  cattedrale duomo castello rovine cappella chiesa abbazia monastero museo festival festa sagra
      processione pellegrinaggio sentiero patrimonio pescatori fine_settimana primo_giorno secondo_giorno locanda belvedere passeggiata vicoli traghetto
      nacque morì esilio fondator* pionier* antenati imperatore assedio rivolta vedova emigr*`,
    sells: `in_negozio nei_negozi garanzia !prevendita !preordin* !crowdfunding lumen impermeabile ricaricabile in_vendita disponibile al_mese edizione nostr*_nuov* autonomia colori tessuto`,
    science: `densità emisfero asse raggi galleggia* tensione_elettrica fulmine eco ultrasuon* elettron* clorofilla pigment* evapor* congela molecol* lunghezza_d'onda orbit*  maree luna galassi* telescopi* batteri* virus protein* enzim* magnetic* rifrazione terremot* ormon* neuron* immunitari* anticorpi atmosfera ghiacciai*
      particell* vibrazion* frequenz* ossigeno carbonio vapore fotosintesi gravità`,
    lecture: `ricetta !ingredienti !passo_dopo_passo !tutorial farina impasto forno inforna* cuocere bollire lievito impasta* cucchia* burro padella pentola cipoll* aglio mescola* friggi* sala_la
      grammatica frazion* denominatore  verbo ortografia compiti esercizio avvita* trapana* carteggia* vernice rinvasare`,
  },
  pt: {
    staff: `quem_trabalha que_trabalham recém-contratad* funcionári* trabalhador* colaborador* colega* pessoal    enfermeir*  operador* condutor*  técnic* aprendiz* estagiári* empregados cozinheir* rececionista* recepcionista*
      voluntári* auxiliar* vigilante* assistentes vendedor*`,
    guests: `pela_primeira_vez !turista* visitante* !viajante* !veraneante* caminhante* peregrin* hóspedes quem_visita`,
    pupils: `alun* estudante* turma classe principiante*`,
    training: `!formação_inicial !formação_anual !formação_obrigatória !formação_interna !treinamento !acolhimento_de_novos chefe_de_turno turno equipamento_de_proteção acidente_de_trabalho comunique avise
      posto_de_trabalho primeira_semana riscos empilhador* protocolo* serviço_de_urgência`,
    story: `!roteiro itinerário !o_que_ver passeio !guia_de_viagem centro_histórico pôr_do_sol pôr_do_Sol amanhecer farol porto ilha ilhas aldeia  catedral castelo ruínas capela igreja mosteiro museu festival festa* procissão romaria
      peregrinação trilho trilha património patrimônio pescadores fim_de_semana primeiro_dia segundo_dia pousada miradouro mirante ruelas
      nasceu morreu exílio fundador* pioneir* antepassados imperador  revolta viúva emigr*`,
    sells: `nas_lojas !pré-venda !pré-encomenda !crowdfunding lúmens impermeável recarregável à_venda disponível_a_partir por_mês edição noss*_nov* autonomia garantia`,
    science: `densidade hemisfério eixo raios flutua* tensão_elétrica relâmpago eco ultrassom elétron* eletrões clorofila pigment* evapor* congela molécula* comprimento_de_onda órbita* maré* lua galáxia* telescópio* bactéria* vírus proteína* enzima* magnétic* refração terramoto* terremoto* hormona* hormônio* neurónio* neurônio* imunitári* anticorpos
      atmosfera glaciar* geleira* partícula* vibraç* frequência* oxigénio oxigênio carbono vapor fotossíntese gravidade`,
    lecture: `receita !ingredientes !passo_a_passo !tutorial farinha massa forno asse assar ferver cozer levedura fermento amasse colher colheres manteiga panela frigideira cebola alho azeite misture frite
      gramática fraç* denominador redação composição verbo ortografia trabalhos_de_casa exercício aparafuse lixe verniz`,
  },
  nl: {
    staff: `die_werken wie_werkt nieuw_in_het_team ober obers *medewerk* *werknemer* *collega* *personeel *verpleeg* *kassamedewerk* *verkoper* *chauffeur* *monteur* *technic* *leerling-* *stagiair*  *koks *receptionist* *magazijn* *schoonma* *vrijwilliger* *uitzendkracht*
      *begeleider* *toezichthouder* *badmeester* *ploeg*`,
    guests: `voor_het_eerst !*toerist* *bezoeker* !*reiziger* !*vakantieganger* !*wandelaar* *pelgrim* *gasten !*dagjesmens*`,
    pupils: `*klas *klassen *leerling* *student* *scholier* *klas *beginner* *brugklas*`,
    training: `!*scholing* !*bijscholing* !*inwerk* !*toolbox* *beschermingsmiddel* *ploegleider* *leidinggevende* *arbeidsongeval* *noodgeval* *werkplek* *eerste_week* *heftruck* *toezicht* meld_het *dienstrooster* *bedrijfshulp*`,
    story: `belegering wandeling !*bezienswaardig* !*reisgids* !*dagtocht*  *binnenstad* *zonsondergang* *zonsopgang* *vuurtoren* *haven *eiland* *dorp* *kathedraal* *kasteel* *ruïne* *kapel* *klooster* *museum* *festival* *feest *optocht*
      *bedevaart* *werelderfgoed* *vissers* *weekend* eerste_dag tweede_dag *herberg* *uitzicht* *steegjes* *veerboot* *veerpont*
      geboren *ballingschap* *oprichter* *pionier* *voorouders* *keizer*  *opstand* *weduwe* *emigre*`,
    sells: `in_de_winkel !voorverkoop !voorbestel* !crowdfunding *garantie* lumen waterdicht oplaadbaar verkrijgbaar leverbaar per_maand ons_nieuw* onze_nieuw* *accu`,
    science: `*dichtheid halfrond *zonnestralen aardas *bliksem* *echo* *trillingen* *elektron* *chlorofyl* *bladgroen* *pigment* verdamp* lichtbreking *molecu* *golflengte* *omloopbaan* *getij* maan *sterrenstelsel* *telescoop* *bacteri* *virus* *eiwit* *enzym* *magnet*  *aardbeving* *hormoon* *hormon* *zenuwcel* *immuun* *antistof* *dampkring* *atmosfeer*
      *gletsjer* *deeltje* *trilling* *frequentie* *zuurstof* *koolstof* *koolzuur* *waterdamp* *fotosynthese* *zwaartekracht*`,
    lecture: `recept recepten ui bloem koekenpan  !ingrediënten !stap_voor_stap !*handleiding  *deeg *oven bakken koken *gist kneed eetlepel* theelepel* boter  koelkast  *uien knoflook serveer roer
      *grammatica* *breuken noemer opstel werkwoord *spelling* huiswerk *oefening* *werkblad* *schroef* *schuur* lakken verpotten`,
  },
  pl: {
    staff: `pracując* pracowni* personel* koleg* koleżan* załog* zespoł* zespół pielęgniar* kasjer* sprzedawc*  technik* operator* praktykant* stażyst* kelner* kuchar* recepcjonist* magazynier* wolontariusz* sprzątacz*
      ochroniarz* brygad* nowych_osób`,
    guests: `pierwszy_raz !turyst* odwiedzając* zwiedzając* !podróżn* !wczasowicz* !wędrowc* pielgrzym* gości goście`,
    pupils: `uczni* student* klas* początkując* licealist*`,
    training: `!szkoleni* !instruktaż* !wdrożeni* środk*_ochrony kierownik*_zmiany zmianow* wypad*_przy_pracy zgłoś zgłaszaj stanowisk* zagrożen*  procedur*`,
    story: `zachód_słońca wschód_słońca molo statek starówka port portu gruzów gruzy !zabytk* !co_zobaczyć !przewodnik !wycieczk* zwiedzani* spacer* starówk* stare_miasto starego_miasta zachod*_słońca wschod*_słońca latarni*  wysp* wieś wioska katedr* zamek zamku ruin* kaplic* klasztor* muze* festiwal* święto
      procesj* pielgrzymk* szlak* dziedzictw* rybak* weekend* dzień_pierwszy dzień_drugi pierwszego_dnia  schronisk* widok* zaułk*
      urodził* zmarł* wygnan* założyciel* pionier* przodk* cesarz* oblężeni* powstani* wdow* wyemigrow*  mieszkańcy`,
    sells: `w_sklepach !przedsprzedaż* !zamów gwarancj* lumen* wodoodporn* ładowaln* dostępn*_od w_sprzedaży miesięcznie nasz*_now* akumulator*`,
    science: `gęstoś* półkul* oś_ziemi promienie napięci* błyskawic* piorun* echo ultradźwięk* elektron* chlorofil* barwnik* parowani* zamarza pływy pływów cząstecz* fal*_światła długość_fali promień promieni* orbit*  księżyc* galaktyk* teleskop* bakteri* wirus* białk* enzym* magne* załamu* załamani* trzęsieni* hormon* neuron* odpornoś* przeciwciał* atmosfer* lodow*
       częstotliwoś* tlen* węgl* par*_wodn* fotosyntez* grawitacj* krople`,
    lecture: `garnek garnku piecz pieczemy przepis !składniki !krok_po_kroku !poradnik mąk* ciast* piekarnik*  gotuj* drożdż* zagnieć łyżk* łyżeczk* masł*  patelni* cebul* czosn* wymieszaj podawaj
      gramatyk* ułamk* mianownik* wypracowani* czasownik* ortografi* zadanie_domowe ćwiczeni* przykręć wywierć szlifuj lakier*`,
  },
  ru: {
    staff: `работающ* продавщиц* тех_кто_работает сотрудник* работник* персонал* коллег*  медсестр* кассир* продавц*  техник* оператор* стажёр* стажер* ученик*_завода официант* повар* администратор* кладовщик* волонтёр* уборщи* охранник* рабочи* монтажник*
      новичк* курьер*`,
    guests: `впервые !турист* посетител* !путешественник* отдыхающ* гостей гости паломник* путник*`,
    pupils: `школьник* ученик* студент* класс* начинающ* новичков_в`,
    training: `смена смены смену !инструктаж* !стажировк* !обучени*_персонала !вводн*_курс спецодежд* средств*_защиты начальник*_смены  несчастн*_случа* сообщите доложите рабоче*_мест* погрузчик* опасност* старш*_смены`,
    story: `осада осады вдова вдовы берега берегу !достопримечательност* !что_посмотреть !что_увидеть !путеводител* !экскурси* маршрут* прогулк* старый_город старом_городе закат* рассвет* маяк* порт порта гавань остров* деревн* посёлк* собор* замок замка крепост* руин* часовн* монастыр*
      музе* фестивал* праздник* ярмарк* паломничеств* тропа тропе рыбак* выходные первый_день второй_день гостиниц* туристическ* палатк* вокзал* паром* озеро 
      родился родилась умер умерла изгнани* основател* предки император*  восстани*  эмигрир*`,
    sells: `в_магазинах !предзаказ* гаранти* люмен* водонепроницаем* аккумулятор* в_продаже доступн*_с в_месяц наш*_нов* новинк*`,
    science: `плотност* полушари* земной_оси лучи напряжени* молни* эхо ультразвук* электрон* хлорофилл* пигмент* испар* замерза* белков белками молекул* длин*_волны орбит* прилив* луна луны галактик* телескоп* бактери* вирус*   фермент* магнит* преломл* землетрясени* гормон* нейрон* иммун* антител* атмосфер* ледник* частиц* колебани* частот* кислород*
      углерод* водян*_пар* фотосинтез* гравитац*`,
    lecture: `теста тесто сварите варить лук лука замесите рецепт* !ингредиент* понадобится !пошагов* !шаг_за_шагом мука муки муку  духовк* выпека*  варите туш* дрожж*  ложк* масл* кастрюл* сковород*  чеснок* подавайте смешайте нарежьте
      грамматик* дроб* знаменател* сочинени* глагол* орфограф* домашн*_задани* упражнени* привинт* просверл* шлифу* лак`,
  },
  uk: {
    staff: `працююч* продавчин* співробітник* працівник* персонал* колег*  медсест* касир* продавц*  технік* оператор* стажер* офіціант* кухар* адміністратор* комірник* волонтер* прибиральни* охоронц* робітник* новачк* кур'єр*`,
    guests: `вперше !турист* відвідувач* !мандрівник* !відпочивальник* гостей гості прочан* паломник*`,
    pupils: `школяр* учн* студент* клас* початківц*`,
    training: `!інструктаж* !стажуванн* !навчанн*_персоналу засоб*_захисту начальник*_зміни зміни нещасн*_випадк* повідомте робоч*_місц* навантажувач* небезпек* правил*`,
    story: `полонин* трембіт* береги березі вдова облога !визначн*_місц* !пам'ятк* !що_подивитися !що_побачити !путівник* !екскурсі* маршрут* прогулянк* старе_місто захід_сонця світанок маяк* порт порту острів острови село собор* замок замку фортец* руїн* каплиц* монастир*
      музе* фестивал* свято ярмарк* стежк* рибалк* вихідні перший_день другий_день готел* намет* вокзал* озеро 
      народився народилася помер померла вигнанн* засновни* предки імператор*  повстанн*  емігру*`,
    sells: `у_магазинах !передзамовленн* гаранті* люмен* водонепроникн* акумулятор* у_продажу доступн*_з на_місяць наш*_нов* новинк*`,
    science: `щільніст* густин* півкул* промені напруг* блискавк* луна ультразвук* електрон* хлорофіл* пігмент* випаров* замерза* молекул* довжин*_хвилі орбіт* приплив* місяць_притяг* галактик* телескоп* бактері* вірус* білк* фермент* магніт* заломл* землетрус* гормон* нейрон* імун* антитіл* атмосфер* льодовик* частинк*  частот* кисень кисню
      вуглец* фотосинтез* гравітац*`,
    lecture: `рецепт* !інгредієнт* знадобиться !покроков* !крок_за_кроком борошн* тіст* духовк* випіка* варіть тушк* дріжд* заміс* ложк* масл* каструл* сковорід* цибул* часник* подавайте змішайте наріжте
      граматик* дроб* знаменник*  дієслов* орфограф* домашн*_завданн* вправ* прикрут* просвердл* шліфу* лак`,
  },
  sv: {
    staff: `som_jobbar som_arbetar *anställd* *medarbetar* *personal* *kolleg* *sjuksköterskor* *undersköterskor* *kassör* *säljare*  *tekniker* *operatör* *lärling* *praktikant* *servitör* *kockar* *receptionist* *lagerarbetare* *lokalvårdare*
      *städare* *volontär* *väktare* *montör* *vikarie* *vårdbiträd* *nyanställd*`,
    guests: `första_gången *turist* *besökare* !*resenär* !*vandrare* *pilgrim* *gäster* !*semesterfirare*`,
    pupils: `*elever* *student* *skolbarn* *årskurs* *nybörjare* *klassen`,
    training: `*utbildning* *introduktion* !*fortbildning* *skyddsutrustning* *arbetsledare* *arbetsskad* *tillbud* anmäl anmäls rapportera *arbetsplats* första_veckan *truck *skift *rutin* *skyddsombud*`,
    story: `vandringsled* vandring vandringen byn festen helgen hamnen fyren ön öarna !*sevärdhet* !*resguide* !*rundtur*  *gamla_stan* *solnedgång* *soluppgång*  *fyren    *by  *domkyrk* *slott* *ruin* *kapell* *kloster* *museum* *museet* *festival*  *världsarv* *fiskare* 
      första_dagen andra_dagen dag_ett dag_två *vandrarhem* *utsikt* *gränder* *färja*
      föddes *landsflykt* *grundare* *pionjär* *förfäder* *kejsar* *belägring* *uppror* änka *utvandra*`,
    sells: `i_butikerna !förköp* !förbeställ* *garanti* lumen vattentät* laddningsbar* finns_att_köpa i_butik per_månad vår_nya vårt_nya *batteri*`,
    science: `jordaxeln *densitet* *halvklot* *jordaxel* strålar* *spänning *blixt* *eko ekot *ultraljud* *elektron* *klorofyll* *pigment* avdunst* fryser *molekyl* *våglängd* *omloppsbana* *tidvatten* månen *galax* *teleskop* *bakteri* *virus* *protein* *enzym* *magnet*  *jordbävning* *hormon* *nervcell* *immun* *antikropp* *atmosfär* *glaciär* *partik*
      *svängning* *frekvens* *syre *koldioxid* *vattenånga* *fotosyntes* *gravitation*`,
    lecture: `*recept !ingredienser !steg_för_steg !*bruksanvisning *mjöl *deg *degen *ugn* baka koka *jäst* knåda matsked* tesked* smör *gryta stekpanna kylskåp *lök *löken vitlök servera rör_om
      *grammatik* *bråk nämnare uppsats verb *stavning* läxa *övning* *skruva* borra slipa lacka plantera_om`,
  },
  tr: {
    staff: `yeni_başlayan_arkadaş* mağazaya_yeni görevli* işe_yeni çalışan* personel*  hemşire* kasiyer* satış_görevli* şoför*  teknisyen* operatör* çırak* stajyer* garson* aşçı* resepsiyon* depo_görevli* gönüllü* temizlik_görevli* güvenlik_görevli* işçi* kurye*`,
    guests: `ilk_kez_gelen ilk_defa_gelen !turist* ziyaretçi* !gezgin* !tatilci* yolcu* misafir* hacı*`,
    pupils: `öğrenci* sınıf* yeni_başlayan*`,
    training: `eğitim* !işe_giriş* !oryantasyon* koruyucu_ekipman* vardiya* iş_kazas* bildirin haber_verin iş_güvenliği* amir* forklift* tehlike* ilk_hafta* kural*`,
    story: `peribaca* balonlar !gezi_rehber* !gezilecek* !görülecek* rota* tur eski_şehir* gün_batım* gün_doğ* güneş_doğarken deniz_feneri* liman* ada adalar köy* katedral* kale* harabe* kilise* manastır* cami* müze* festival* şenlik* yürüyüş* miras* balıkçı* hafta_sonu*
      birinci_gün ikinci_gün ilk_gün pansiyon* manzara* sokaklar* feribot*  oyulmuş*
      doğdu öldü sürgün* kurucu* öncü*  imparator* kuşatma* isyan*  göç*`,
    sells: `dayanıklı mağazalarda !ön_sipariş* garanti* lümen* su_geçirmez* şarj* satışta satışa aylık yeni_ürün*`,
    science: `yoğunlu* yarım_küre* eksen* ışınlar* yıldırım* şimşek* yankı* ultrason* elektron* klorofil* pigment* buharlaş* donma* molekül* dalga_boy* yörünge* gelgit* ay'ın galaksi* teleskop* bakteri* virüs* protein* enzim* mıknatıs* manyetik* kırılma* deprem* hormon* nöron* bağışıklık* antikor* atmosfer* buzul* parçacık* titreşim* frekans* oksijen*
      karbon* buhar* fotosentez* yerçekimi*`,
    lecture: `tarif* !malzemeler !adım_adım  hamur* fırın* pişir* kaynat* haşla* maya* yoğur* kaşık* kaşığı tereyağ* tencere* tava* soğan* sarımsak* karıştır* servis
      dilbilgisi kesir* payda* kompozisyon* fiil* yazım* ödev* alıştırma* vida* zımpara* vernik*`,
  },
  ja: {
    staff: `新しく入った 働く人 勤める 社員 従業員 職員 スタッフ 看護師 レジ係 店員 販売員 運転手  作業員 実習生 アルバイト  新人 厨房 受付担当 介護士 清掃員 警備員 オペレーター 整備士 新入`,
    guests: `!初めての旅 !はじめて訪れる !旅行者 !観光客 来館者 訪れる人 !旅人 観光 旅の 登山客 参拝者 旅行 !初めて訪れる`,
    pupils: `生徒 学生 児童 小学生 中学生 高校生 年生 初心者 クラス`,
    training: `!研修 !新人教育 !安全教育 !講習 シフト 保護具 上長 店長 責任者に 報告して 報告します 労災 持ち場 リーダーに ヒヤリ 職場`,
    story: `石段 渡し船 ロープウェイ !見どころ 観光 !名所 !散策 めぐり 町並み 夕日 夕暮れ 朝日 灯台 港町   大聖堂 城下町  神社 修道院 美術館 博物館 祭り 巡礼 世界遺産 漁師 週末 一日目 二日目 温泉 旅館 民宿  展望台 路地 朝市 フェリー 雪に包まれ
      生まれた 亡くなった 亡命 創業者 先祖 皇帝 籠城 一揆 移民 生涯`,
    sells: `!予約販売 !先行予約 !新発売 保証 ルーメン 防水 充電式 発売 販売中 月額 新しい製品 税込`,
    science: `密度 半球 地軸 光線 溶ける 電圧 電荷 稲妻 雷 超音波 電子 葉緑素 色素 凍る 蒸発 分子 波長 軌道 潮汐 満ち引き 銀河 望遠鏡 細菌 ウイルス タンパク質 酵素 磁石 磁場 屈折 地震 ホルモン 神経細胞 免疫 抗体 大気 氷河 粒子 振動 周波数 酸素 炭素 水蒸気 光合成 重力 月の引力`,
    lecture: `!作り方 !レシピ 材料 手順 小麦粉 生地 オーブン 焼き 煮ます 煮て 茹で ゆで イースト こねて 大さじ 小さじ バター 鍋 フライパン 玉ねぎ にんにく 炒め 盛り付け 野菜 しょうゆ だし 切ります
      文法 分数 分母 作文 動詞 漢字の 宿題 練習問題 ねじ ドリル やすり 塗装 植え替え`,
  },
  zh: {
    staff: `新入职 从业人员 货车司机 公交司机 叉车司机 员工 員工 职工 工人 同事 护士 收银员 店员 销售员  技术员 操作员 学徒 实习生 服务员 厨师 前台 仓管 志愿者 保洁 保安  班组 快递员 护工`,
    guests: `!第一次去 !初次去 !游客 !遊客 !旅客 观众参观 !旅行者 !背包客 香客 访客 参观者 !初次到访 !第一次来`,
    pupils: `学生 學生 小学生 中学生 高中生 年级 初学者 班级 同学`,
    training: `!培训 !培訓 !入职 !上岗 !岗前 防护用品 班长 主管 值班 工伤 报告班长 上报 岗位 叉车 隐患 入厂 车间`,
    story: `!景点 !必看 !游览 !一日游 !两日游 !攻略 旅行 古城 老城 老街 夕阳 日落 日出 傍晚 灯塔 港口 海岛 小岛 村庄 古镇 教堂 城堡 遗址 寺庙 寺院 博物馆 美术馆 节日 庙会 灯会 朝圣 遗产 渔民 周末 第一天 第二天 客栈 民宿 观景台 小巷 漫步 城墙 红灯笼 走遍
      出生 去世 流亡 创始人 祖先 围城 起义 移民 一生 年间`,
    sells: `!预售 !预购 !众筹 保修 质保 流明 防水 充电 上市 在售 每月 我们的新`,
    science: `密度 半球 地轴 光线 溶解 电压 电荷 闪电 冰晶 回声 超声波 电子 空气 叶绿素 色素 结冰 蒸发 分子 波长 轨道 潮汐 月球 星系 望远镜 细菌 病毒 蛋白质  磁场 折射 地震 激素 神经元 免疫 抗体 大气 冰川 粒子 振动 频率 氧气  水蒸气 光合作用 引力`,
    lecture: `蒸熟 上锅 烤熟 炖熟 揉面 一勺 葱花 做法 !食谱 材料 !食材 步骤 !配料 面粉 面团 烤箱    酵母  汤匙  黄油 锅 平底锅 洋葱 大蒜  翻炒  切成 少许
      语法 分数 分母 作文 动词 错别字 作业 练习 螺丝 打磨 上漆 换盆`,
  },
  ko: {
    staff: `새로 온 조리원 근무하는 일하는 직원 사원 근로자 동료 간호사 계산원 점원 판매원 운전기사  기술자 작업자 수습 인턴 종업원 요리사 접수 자원봉사자 미화원 경비원 신입 배달원 요양보호사`,
    guests: `!처음_찾는 !처음_가는 !관광객 !여행자 방문객 !여행객 관람객 등산객 순례자 처음 찾는`,
    pupils: `학생 초등학생 중학생 고등학생 학년 초보자 `,
    training: `교육 연수 !입사 !오리엔테이션 보호구 관리자 교대 근무 산업재해 산재 보고하 신고하 작업장 지게차  점검표 `,
    story: `!여행 !볼거리 !명소 !관광 산책 !둘러보 구시가지 한옥 노을 일몰 일출 등대 항구  마을 대성당 성곽 유적 사찰  수도원 박물관 미술관 축제 순례 세계유산 어부 주말 첫째 날 둘째 날 민박 전망대 골목 나룻배
      태어났 세상을 떠났 망명 창업자 조상 황제 봉기 이민 생애 쌓기 쌓았`,
    sells: `!사전예약 !사전 예약 !예약 판매 !크라우드펀딩 보증 루멘 방수 충전 출시 온라인 매장  구독 주문 새로운 가격은`,
    science: `밀도 반구 자전축 녹여 바닷물 전압 전하 번개 초음파 전자 엽록소 색소 증발 분자 파장 궤도 조석 밀물 은하 망원경 세균 바이러스 단백질 효소 자석 자기장 굴절 지진 호르몬 신경세포 면역 항체 대기 빙하 입자 진동 주파수 산소 탄소 수증기 광합성 중력`,
    lecture: `!만드는 법 !레시피 재료 순서 밀가루 반죽 오븐 굽 끓이 끓여 삶 이스트 큰술 작은술 버터 냄비 프라이팬 양파 마늘 볶 썰어
      문법 분수 분모 글짓기 동사 맞춤법 숙제 연습 나사 드릴 사포 분갈이`,
  },
  ar: {
    staff: `العاملات_في الجدد سائقي العاملين الموظف  العمال الزملاء طاقم الممرض الصراف البائع  الفني المتدرب النادل الطهاة موظفي الاستقبال أمناء المستودع المتطوع عمال النظافة الحراس فريق العمل`,
    guests: `!لمن_يزور !لمن_يزورون !السياح !السائح الزوار للزوار !المسافر !الرحالة الحجاج الضيوف المتنزه`,
    pupils: `التلاميذ الطلاب طلاب الصف المبتدئ للأطفال`,
    training: `تدريب !دورة_تدريبية !التعريف_بالعمل معدات_الوقاية المشرف الوردية المناوبة إصابة_عمل أبلغ بلّغ مكان_العمل المخاطر الرافعة الأسبوع_الأول المستودع`,
    story: `معالم رحلة جولة !دليل_سياحي !ماذا_تشاهد !السياحة البلدة_القديمة المدينة_القديمة الغروب الشروق المنارة الميناء الجزيرة القرية الكاتدرائية القلعة  المعبد الدير المتحف مهرجان المهرجان احتفال موكب التراث الصيادون عطلة_نهاية
      اليوم_الأول اليوم_الثاني النزل الإطلالة الأزقة السوق_القديم
      وُلد ولدت توفي المنفى  الأجداد الإمبراطور الحصار الثورة هاجر`,
    sells: `!الطلب_المسبق !احجز_نسختك  لومن مقاوم_للماء قابل_للشحن متوفر شهريًا منتجنا جهازنا`,
    science: `الكثافة نصف_الكرة الأشعة الجهد_الكهربائي البرق الصدى الإلكترونات الضوء الكلوروفيل اليخضور الصبغات تبخر جزيئات الجزيء طول_الموجة  المد_والجزر القمر المجرة التلسكوب البكتيريا الفيروس البروتين الإنزيم المغناطيس الانكسار الزلزال الهرمون العصبية المناعة الأجسام_المضادة الغلاف_الجوي الجليد الجسيمات الاهتزاز  الأكسجين أكسيد_الكربون
      الكربون بخار_الماء الضوئي الجاذبية الخلايا الرئتان الحويصلات`,
    lecture: `!وصفة المكونات !المقادير طريقة_التحضير !خطوة_بخطوة الدقيق طحين العجين الفرن اخبز اسلق الخميرة ملعقة الزبدة  المقلاة البصل الثوم قلّب
         الإنشاء  الإملاء الواجب تمرين`,
  },
  hi: {
    staff: `काम_करने_वाल कर्मचारी कर्मचारियों कामगार सहकर्मी नर्स कैशियर विक्रेता ड्राइवर  तकनीशियन ऑपरेटर प्रशिक्षु  रसोइये रिसेप्शन स्वयंसेवक सफ़ाईकर्मी सफाईकर्मी सुरक्षा_गार्ड मज़दूर मजदूर गोदाम`,
    guests: `!पर्यटक !पर्यटकों यात्री यात्रियों !सैलानी !सैलानियों आगंतुक दर्शनार्थी तीर्थयात्री घूमने_आने`,
    pupils: `विद्यार्थी विद्यार्थियों छात्र छात्रों कक्षा बच्चों`,
    training: `!प्रशिक्षण !कार्यशाला_में_सुरक्षा सुपरवाइज़र शिफ़्ट शिफ्ट दुर्घटना सूचना_दें कार्यस्थल दस्ताने हेलमेट_पहन जोखिम पहला_सप्ताह ख़तरे`,
    story: `यात्रा !दर्शनीय घूमने सैर !पर्यटन सूर्यास्त सूर्योदय  द्वीप गाँव गांव किला क़िला महल मंदिर मठ संग्रहालय मेला त्योहार उत्सव तीर्थ विरासत मछुआरे पहला_दिन दूसरा_दिन धर्मशाला गलियाँ गलियों 
      जन्म निधन निर्वासन संस्थापक पूर्वज सम्राट विद्रोह विधवा`,
    sells: `दुकानों दाम वज़न !प्री-ऑर्डर बुक_करें गारंटी वारंटी लुमेन वाटरप्रूफ रिचार्जेबल उपलब्ध क़ीमत कीमत प्रति_माह   `,
    science: `घनत्व गोलार्ध किरणें वोल्टेज बिजली_गिर प्रतिध्वनि इलेक्ट्रॉन रोशनी इंद्रधनुष क्लोरोफिल वर्णक वाष्पन ज्वार-भाटा अणु तरंगदैर्ध्य कक्षा_में_घूम  चंद्रमा आकाशगंगा दूरबीन जीवाणु विषाणु वायरस प्रोटीन एंज़ाइम चुंबक अपवर्तन भूकंप हार्मोन न्यूरॉन प्रतिरक्षा वायुमंडल हिमनद  कंपन आवृत्ति ऑक्सीजन कार्बन भाप प्रकाश_संश्लेषण गुरुत्व`,
    lecture: `विधि !रेसिपी सामग्री !बनाने_का !कदम_दर_कदम आटा मैदा ओवन तवा सेंक उबाल खमीर गूँथ चम्मच मक्खन घी कड़ाही प्याज़ प्याज लहसुन भून मसाला पकाएँ
      व्याकरण   निबंध  वर्तनी गृहकार्य अभ्यास संज्ञा सर्वनाम`,
  },
  da: {
    staff: `nyansat* som_arbejder *ansatte* *medarbejder* *personale* *kolleg* *sygeplejerske* *hjælpere *tekniker* *lærling* *elever_i_lære tjener* *kokke* *receptionist* *rengøring* *frivillig* *vagter* *vikar* *montør* *kassemedarbejder*`,
    guests: `*turist* *besøgende* !*rejsende* *vandrere* *gæster* første_gang`,
    pupils: `*elever* *studerende* *klasse *begynder*`,
    training: `!*oplæring* !*introforløb* *værnemidler* *gruppeleder* *arbejdsulykke* *arbejdsskade* meld_skader anmeld arbejdsplads* første_arbejdsdag *vagtplan* *leder`,
    story: `!*seværdighed* !*rejseguide* *gamle_by* *solnedgang* *solopgang* *fyrtårn* havnen øen landsby* *domkirke* *slot* *ruin* *kloster* *museum* *museet* *festival* *verdensarv* *fiskere* *weekend* dag_et dag_to *udsigt* *færge* født døde *kejser* *oprør* enke`,
    sells: `!forsalg !forudbestil* *garanti* vandtæt* genopladelig* i_butikkerne pr._måned vores_nye batteri*`,
    science: `*molekyl* *bølgelængde* *tidevand* månen *galakse* *teleskop* *bakterie* *virus* *protein* *enzym* *magnet* *jordskælv* *hormon* *nervecelle* *immun* *atmosfære* *gletsjer* *partikl* ilt *kuldioxid* *fotosyntese* *tyngdekraft* *klorofyl*`,
    lecture: `opskrift* ingredienser trin_for_trin *mel *dej *dejen *ovn* bag kog gær ælt spiseske* teske* smør *gryde *pande løg hvidløg servér *grammatik* brøker nævner stavning lektier *øvelse*`,
  },
  nb: {
    staff: `nyansat* som_jobber *ansatte* *medarbeider* *personell* *kolleg* *sykepleier* *tekniker* *lærling* *servitør* *kokker* *resepsjonist* *renholder* *frivillig* *vakter* *vikar* *montør*`,
    guests: `*turist* *besøkende* !*reisende* !*turgåere* *gjester* første_gang`,
    pupils: `*elever* *studenter* *klasse *trinn *nybegynner*`,
    training: `!*opplæring* *verneutstyr* *arbeidsleder* *arbeidsulykke* meld_fra arbeidsplass* *verneombud* *skiftleder*`,
    story: `!*severdighet* !*reiseguide* gamlebyen *solnedgang* *soloppgang* *fyrtårn* *fyr havnen *havna øya landsby* *domkirke* *slott* *ruin* *kloster* *museum* *museet* *festival* *verdensarv* *fiskere* *helgen dag_én dag_to *utsikt* *ferge* *ferje* født døde *keiser* *opprør* enke`,
    sells: `!forhåndssalg !forhåndsbestill* *garanti* vanntett* oppladbar* i_butikkene per_måned vår_nye batteri*`,
    science: `*molekyl* *bølgelengde* *tidevann* månen *galakse* *teleskop* *bakterie* *virus* *protein* *enzym* *magnet* *jordskjelv* *hormon* *nervecelle* *immun* *atmosfære* isbreer *partikl* oksygen *karbondioksid* *fotosyntese* *tyngdekraft* *klorofyll*`,
    lecture: `oppskrift* ingredienser steg_for_steg *mel *deig *deigen *ovn* stek kok gjær elt spiseskje* teskje* smør *gryte *panne løk hvitløk server *grammatikk* brøk nevner rettskriving lekser *øvelse*`,
  },
  cs: {
    staff: `kteří_pracují nové_kolegy zaměstnan* pracovní* personál* koleg* tým* sestr* pokladní* prodavač* technik* brigádník* stážist* číšník* kuchař* recepční* skladník* dobrovolník* uklízeč* ochrank* nováčk*`,
    guests: `!turist* návštěvník* !cestovatel* !výletník* poutník* hosty hosté poprvé`,
    pupils: `žák* student* třídu třídy začátečník*`,
    training: `!školení* !zaškolen* ochrann*_pomůck* vedoucí*_směny směn* pracovní*_úraz* nahlaste pracovišt* nebezpeč* vysokozdvižn*`,
    story: `!památk* !co_vidět !průvodce výlet* staré_město západ*_slunce východ*_slunce maják* přístav* ostrov* vesnic* katedrál* zámek zámku zámeckou hrad hradu zřícenin* klášter* muze* festival* slavnost* pouť stezk* dědictví rybář* víkend* první_den druhý_den vyhlídk* uličk* ulice večer věž
      narodil* zemřel* vyhnanství zakladatel* předk* císař* obléhán* povstán* vdov*`,
    sells: `!předprodej* !předobjedn* záruk* vodotěsn* dobíjec* v_prodeji měsíčně náš_nov* akumulátor*`,
    science: `molekul* vlnov*_délk* příliv* měsíc_obíh* galaxi* dalekohled* bakteri* virus* bílkovin* enzym* magnet* lom*_světla zemětřesen* hormon* neuron* imunit* protilát* atmosfér* ledovec* částic* kmit* kyslík* uhlík* fotosyntéz* gravitac* chlorofyl*`,
    lecture: `recept* ingredience suroviny krok_za_krokem mouk* těst* troub* pečte vařte droždí hněťte lžíc* lžičk* másl* hrn* pánv* cibul* česnek* zamíchejte podávejte gramatik* zlomk* jmenovatel* pravopis* domácí_úkol* cvičení`,
  },
  he: {
    staff: `עובדי העובדים עובדות מתנדבים צוות אחיות קופאים מוכרים טכנאים מתלמדים מלצרים טבחים פקידי מחסנאים מנקים מאבטחים`,
    guests: `!תיירים מבקרים !מטיילים נופשים לראשונה אורחים`,
    pupils: `תלמידים סטודנטים כיתה מתחילים`,
    training: `הדרכה הכשרה משמרת מנהל_המשמרת ציוד_מגן תאונת_עבודה מדווחים דווחו מקום_העבודה סיכונים מלגזה`,
    story: `אתרים מה_לראות מסלול טיול העיר_העתיקה שקיעה זריחה מגדלור נמל הכפר קתדרלה טירה מנזר מוזיאון פסטיבל מורשת דייגים סוף_השבוע היום_הראשון היום_השני סמטאות מעבורת נולד נפטר גלות קיסר מרד`,
    sells: `הזמנה_מוקדמת אחריות עמיד_במים נטען בחנויות לחודש החדש_שלנו`,
    science: `מולקול אורך_גל גאות ירח גלקסי טלסקופ חיידקים נגיף חלבון אנזים מגנט רעידת הורמון נוירון חיסון אטמוספ קרחון חלקיק תדירות חמצן פחמן פוטוסינתזה כבידה`,
    lecture: `מתכון מצרכים שלב_אחר_שלב קמח בצק תנור אופים מבשלים שמרים כפית חמאה סיר מחבת בצל דקדוק שברים מכנה חיבור כתיב שיעורי_בית תרגיל`,
  },
  id: {
    staff: `karyawan pegawai staf pekerja rekan perawat kasir pramuniaga teknisi operator magang pelayan koki resepsionis relawan petugas satpam kurir`,
    guests: `!wisatawan pengunjung !pelancong !turis pendaki peziarah tamu`,
    pupils: `siswa pelajar murid mahasiswa kelas pemula`,
    training: `!pelatihan !orientasi alat_pelindung penyelia shift kecelakaan_kerja laporkan tempat_kerja bahaya gudang`,
    story: `!wisata !tempat_wisata kota_tua matahari_terbenam matahari_terbit mercusuar pelabuhan pulau desa katedral istana reruntuhan candi pura museum festival warisan nelayan akhir_pekan hari_pertama hari_kedua penginapan pemandangan lahir wafat meninggal kaisar pemberontakan kerajaan`,
    sells: `!prapesan !pra-pesan garansi tahan_air isi_ulang tersedia per_bulan produk_baru`,
    science: `molekul panjang_gelombang pasang_surut bulan_mengelilingi galaksi teleskop bakteri virus protein enzim magnet gempa hormon saraf imun antibodi atmosfer gletser partikel getaran frekuensi oksigen karbon fotosintesis gravitasi klorofil`,
    lecture: `resep bahan-bahan langkah_demi_langkah siapkan tepung adonan oven panggang rebus ragi uleni sendok mentega panci wajan bawang aduk tumis tata_bahasa pecahan penyebut ejaan latihan_soal`,
  },
  vi: {
    staff: `nhân_viên công_nhân đồng_nghiệp y_tá điều_dưỡng thu_ngân bán_hàng kỹ_thuật_viên thực_tập_sinh phục_vụ đầu_bếp lễ_tân tình_nguyện_viên bảo_vệ`,
    guests: `!du_khách khách_tham_quan !khách_du_lịch lần_đầu_đến`,
    pupils: `học_sinh sinh_viên lớp người_mới_học`,
    training: `!đào_tạo !tập_huấn đồ_bảo_hộ trưởng_ca ca_làm tai_nạn_lao_động báo_ngay nơi_làm_việc kho nguy_hiểm`,
    story: `!du_lịch !tham_quan !điểm_đến phố_cổ hoàng_hôn bình_minh hải_đăng cảng đảo làng nhà_thờ lâu_đài chùa đền bảo_tàng lễ_hội di_sản ngư_dân cuối_tuần ngày_thứ_nhất ngày_thứ_hai homestay sinh_ra qua_đời hoàng_đế khởi_nghĩa triều`,
    sells: `!đặt_trước bảo_hành chống_nước sạc mở_bán mỗi_tháng sản_phẩm_mới`,
    science: `phân_tử bước_sóng quỹ_đạo thủy_triều mặt_trăng thiên_hà kính_thiên_văn vi_khuẩn virus protein enzyme nam_châm khúc_xạ động_đất hormone thần_kinh miễn_dịch khí_quyển sông_băng hạt tần_số oxy carbon quang_hợp trọng_lực`,
    lecture: `công_thức nguyên_liệu từng_bước bột lò_nướng nướng luộc men nhào thìa bơ nồi chảo hành tỏi ngữ_pháp phân_số mẫu_số chính_tả bài_tập`,
  },
};
