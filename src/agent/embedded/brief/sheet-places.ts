/** Heads of what stands behind "for" where a sheet is handed out or hangs, in all languages together. */
export const WHERE_OR_WHO: ReadonlySet<string> = new Set([
  ..."group class course circle team shift meeting choir members residents tenants parents pupils students visitors guests customers staff volunteers noticeboard board wall door lift stairwell staircase hall hallway entrance lobby foyer reception screen kitchen canteen website newsletter chat sitzung mitglieder bewohner mieter eltern schüler besucher gäste kunden mitarbeiter wand tür haustür aufzug fahrstuhl treppenhaus hausflur flur eingang eingangsbereich wartezimmer empfang bildschirm schaufenster küche webseite groupe classe cours équipe réunion adhérents habitants locataires élèves visiteurs clients bénévoles panneau tableau mur porte ascenseur escalier entrée accueil écran vitrine cuisine site grupo clase curso equipo reunión socios vecinos padres alumnos visitantes clientes voluntarios tablón pared puerta ascensor escalera portal vestíbulo entrada recepción pantalla escaparate cocina web gruppo corso squadra riunione soci inquilini condomini genitori alunni visitatori clienti volontari bacheca parete porta ascensore scale atrio ingresso schermo vetrina cucina sito turma aula equipe reunião sócios moradores pais mural quadro elevador escada groep klas cursus leden bewoners ouders leerlingen bezoekers klanten prikbord muur deur trappenhuis wachtkamer scherm etalage grupy grupa klasy kursu zespołu członków mieszkańców lokatorów rodziców uczniów gości tablicę tablicy ścianę ściany drzwi klatki klatkę windy holu poczekalni группы группу класса курса команды собрания жильцов жителей родителей учеников гостей доски доску двери лифта подъезда холла входа экрана чата сайта gruppen klassen kursen anslagstavlan dörren hissen trapphuset entrén gruppen grupper holdet opslagstavlen døren elevatoren opgangen".split(
    " ",
  ),
  "notice board",
  "entrance hall",
  "waiting room",
  "shop window",
  "club night",
  "salle d’attente",
  "salle d'attente",
  "salle attente",
  "sala attesa",
  "sala de espera",
  "доски объявлений",
  "доску объявлений",
  "tablicę ogłoszeń",
]);
/** German joins them: "Dienstagsgruppe", "Schwarzes Brett". */
export const COMPOUND = /(?:gruppe|klasse|kurs|kreis|team|brett|halle)$/u;
/** What may join whose and when to them. */
export const BEHIND: ReadonlySet<string> = new Set(
  "of on at in der des du de del della di do da van am im le el il po по w we".split(" "),
);
