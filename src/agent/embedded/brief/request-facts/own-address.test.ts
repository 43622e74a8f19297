import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "../read-brief.ts";
import { ownAddress } from "./own-address.ts";

test("who sends a request, with street and number, is a line of its own", () => {
  for (const [sentence, language, line] of [
    ["Somos el rocódromo Vertical Sur, en Málaga, calle Alfarería 22, polígono Guadalhorce.", "es", "El rocódromo Vertical Sur, en Málaga, calle Alfarería 22, polígono Guadalhorce"],
    ["We are Forno Bruni, 14 Mill Lane, Leeds.", "en", "Forno Bruni, 14 Mill Lane, Leeds"],
    ["Wij zijn De Groene Hoeve, Molenweg 12 in Zutphen.", "nl", "De Groene Hoeve, Molenweg 12 in Zutphen"],
    ["Wir sind die Rösterei Adler in der Bachstraße 7.", "de", "Die Rösterei Adler in der Bachstraße 7"],
  ] as const)
    assert.equal(ownAddress(sentence, language)?.line, line);
  for (const sentence of ["Somos un equipo de 12 personas.", "We are open till 5.", "We are a street theatre of 4.", "Somos pequeños."])
    assert.equal(ownAddress(sentence, "es"), null, sentence);
}); // prettier-ignore

test("an offer ends on whose it is and where, told in its request alone", () => {
  const brief = readBrief(
    'Hola, necesito un vídeo corto para pantallas y whatsapp. Somos el rocódromo Vertical Sur, en Málaga, calle Alfarería 22.\n\nOFERTA DE OTOÑO\n\nEntrada de día: 11 €. Cuota mensual: 45 € sin matrícula.\n\nOjo: poner la frase "Sube. Respira. Repite." en algún sitio que es nuestro lema.',
  );
  const told = JSON.stringify([brief.lastLine, brief.sections, brief.intro]);
  assert.match(told, /calle Alfarería 22/u);
  assert.doesNotMatch(told, /poner la frase|Respira/u);
});
