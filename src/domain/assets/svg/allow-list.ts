/** What of SVG 2 may stay: drawing, and nothing that runs, fetches, links or holds other languages. */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** No `script`, `foreignObject`, `animate…`, `set`, `handler`, `iframe`, `audio`, `video`, `metadata`. */
export const ELEMENTS = words(`
  svg g defs symbol use switch a title desc style view
  path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask clipPath
  linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

export const ATTRIBUTES = words(`
  id class style lang xml:space xml:lang role tabindex version baseProfile preserveAspectRatio viewBox
  x y x1 y1 x2 y2 z width height cx cy r rx ry fx fy fr d points pathLength dx dy rotate textLength
  lengthAdjust startOffset method spacing side transform transform-origin transform-box offset
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale
  xChannelSelector yChannelSelector azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle
  stdDeviation radius baseFrequency numOctaves seed stitchTiles requiredFeatures systemLanguage
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing writing-mode`);

/** Pictures inside the picture; no SVG, which would have to be cleaned in turn. */
export const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|jpg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;
export const OWN_PART = /^#[^\s"'()<>\\]+$/;
