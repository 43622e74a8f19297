/** Unit sign → how one and many of it are said. Case matters: `mW` and `MW` differ by nine zeros. */
const ROWS = `
km/h kilometer per hour|kilometers per hour
kph kilometer per hour|kilometers per hour
mph mile per hour|miles per hour
m/s meter per second|meters per second
m/s² meter per second squared|meters per second squared
km/s kilometer per second|kilometers per second
g/cm³ gram per cubic centimeter|grams per cubic centimeter
kg/m³ kilogram per cubic meter|kilograms per cubic meter
mg/L milligram per liter|milligrams per liter
g/L gram per liter|grams per liter
€/kWh euro per kilowatt hour|euros per kilowatt hour
km² square kilometer|square kilometers
km2 square kilometer|square kilometers
m² square meter|square meters
m2 square meter|square meters
cm² square centimeter|square centimeters
mm² square millimeter|square millimeters
m³ cubic meter|cubic meters
m3 cubic meter|cubic meters
cm³ cubic centimeter|cubic centimeters
ft² square foot|square feet
sqft square foot|square feet
km kilometer
cm centimeter
mm millimeter
µm micrometer
μm micrometer
nm nanometer
m meter
mi mile
ft foot|feet
yd yard
ha hectare
kg kilogram
mg milligram
µg microgram
μg microgram
g gram
lb pound
lbs pound
oz ounce
L liter
l liter
ml milliliter
mL milliliter
cl centiliter
dl deciliter
kWh kilowatt hour
Wh watt hour
MWh megawatt hour
GWh gigawatt hour
TWh terawatt hour
mAh milliamp hour
kW kilowatt
MW megawatt
GW gigawatt
TW terawatt
mW milliwatt
W watt
kV kilovolt
mV millivolt
V volt
mA milliamp
Ω ohm
kΩ kilohm
Hz hertz|hertz
kHz kilohertz|kilohertz
MHz megahertz|megahertz
GHz gigahertz|gigahertz
Pa pascal
hPa hectopascal
kPa kilopascal
MPa megapascal
kJ kilojoule
MJ megajoule
J joule
kN kilonewton
N newton
kcal kilocalorie
cal calorie
dB decibel
mol mole
mol/L mole per liter|moles per liter
tbsp tablespoon
tsp teaspoon
KB kilobyte
kB kilobyte
MB megabyte
GB gigabyte
TB terabyte
PB petabyte
KiB kibibyte
MiB mebibyte
GiB gibibyte
kbps kilobit per second|kilobits per second
Mbps megabit per second|megabits per second
Gbps gigabit per second|gigabits per second
Mbit/s megabit per second|megabits per second
MB/s megabyte per second|megabytes per second
GB/s gigabyte per second|gigabytes per second
fps frame per second|frames per second
rpm revolution per minute|revolutions per minute
bpm beat per minute|beats per minute
wpm word per minute|words per minute
dpi dot per inch|dots per inch
px pixel
pp percentage point
ppm part per million|parts per million
ppb part per billion|parts per billion
MP megapixel
ns nanosecond
µs microsecond
μs microsecond
ms millisecond
s second
sec second
secs second
min minute
mins minute
h hour
hr hour
hrs hour
yr year
yrs year
wk week
wks week
`;

export const UNITS: ReadonlyMap<string, { one: string; many: string }> = new Map(
  ROWS.trim()
    .split("\n")
    .map((row) => {
      const gap = row.indexOf(" ");
      const [one = "", many = `${one}s`] = row.slice(gap + 1).split("|");
      return [row.slice(0, gap), { one, many }];
    }),
);
