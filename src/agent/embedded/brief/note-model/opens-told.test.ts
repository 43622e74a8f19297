import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";

test("the sentence behind a request that the next ones go on about is told", () => {
  const { scenes } = film(
    "Hola, necesito un vídeo corto para la sala de espera de nuestra clínica dental en Zaragoza. Es para padres con niños pequeños. La primera visita al dentista debería ser cuando sale el primer diente, o como muy tarde al cumplir un año. En esa primera visita no hacemos nada que duela. Miramos los dientes, contamos cuántos hay y os enseñamos a cepillarlos. El cepillo debe ser pequeño y la pasta del tamaño de un grano de arroz. Hasta los ocho años, cepillad vosotros. Nada de biberón con zumo por la noche.",
    "es",
  );
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /debería ser cuando sale el primer diente/u);
  assert.match(said, /En esa primera visita no hacemos nada/u);
  assert.doesNotMatch(said, /sala de espera|padres con niños/u);
});
