import assert from "node:assert/strict";
import { test } from "node:test";
import { makeSpeakable } from "./speakable.ts";

/** What is written | what is said. */
const ROWS = `
In the 1640s he planted 90 kilograms. | In the sixteen-forties he planted ninety kilograms.
In 2016 it was listed. | In twenty sixteen it was listed.
2025: audit of roofs. | twenty twenty-five: audit of roofs.
2021: 1048, 2023: 1631. | twenty twenty-one: one thousand forty-eight, twenty twenty-three: one thousand six hundred thirty-one.
from 2000 to 2009 | from two thousand to two thousand nine
In 1905 and 1900 | In nineteen oh five and nineteen hundred
1500 people came in 1500. | one thousand five hundred people came in fifteen hundred.
The 2016 Olympics | The twenty sixteen Olympics
1939–1945 | nineteen thirty-nine to nineteen forty-five
the 2016–17 season | the twenty sixteen to seventeen season
the '80s and the 90s | the eighties and the nineties
about 1900 BC | about nineteen hundred B.C
On 2024-03-04 | On March fourth, twenty twenty-four
On 3/4/2024 | On March fourth, twenty twenty-four
On 25/12/2023 | On December twenty-fifth, twenty twenty-three
March 4, 2024, was cold | March fourth, twenty twenty-four, was cold
4 March 2024 | the fourth of March twenty twenty-four
Sept. 1 | September first
At 10:30, 9:05 am, 5pm | At ten thirty, nine oh five A.M, five P.M
14:00 | fourteen hundred
7:00 sharp | seven o'clock sharp
$1,234.56 | one thousand two hundred thirty-four dollars and fifty-six cents
Rs 1,54,000 | one hundred fifty-four thousand rupees
₪40–60 and NT$1,200 | forty to sixty shekels and one thousand two hundred Taiwan dollars
R$5.50 or ₾20/night | five Brazilian reais and fifty centavos or twenty lari per night
£5m | five million pounds
€3.2 billion | three point two billion euros
It costs 80,000 and | It costs eighty thousand and
$1 | one dollar
NOK 1,250 | one thousand two hundred fifty Norwegian kroner
1250 NOK | one thousand two hundred fifty Norwegian kroner
NOK 1250 | one thousand two hundred fifty Norwegian kroner
SEK 2 million | two million Swedish kronor
kr 499 | four hundred ninety-nine kroner
499 zł | four hundred ninety-nine zloty
Rs. 2,500 | two thousand five hundred rupees
R$ 30 | thirty Brazilian reais
AED 5,500 | five thousand five hundred dirhams
DKK 1 | one Danish krone
$0.99 | ninety-nine cents
$5–10 million | five to ten million dollars
100 € | one hundred euros
$5/month | five dollars per month
35.4% | thirty-five point four percent
20–30% | twenty to thirty percent
5–10 | five to ten
5-10 kg | five to ten kilograms
90 kg | ninety kilograms
1 kg | one kilogram
120 km/h | one hundred twenty kilometers per hour
−5 °C | minus five degrees Celsius
512 MB | five hundred twelve megabytes
3 kWh | three kilowatt hours
20 m² | twenty square meters
a 5-km run | a five kilometer run
1048 TWh | one thousand forty-eight terawatt hours
3/4 of it | three quarters of it
1/2 | one half
2½ cups | two and a half cups
open 24/7 | open twenty-four seven
(555) 123-4567 | five five five, one two three, four five six seven
+44 20 7946 0958 | plus four four, two zero, seven nine four six, zero nine five eight
Solar vs. wind | Solar versus wind
roofs, e.g. ours, i.e. all | roofs, for example ours, that is all
No. 5 | Number five
cats, dogs, etc. | cats, dogs, et cetera.
Dr. Smith met Mr. Jones. | Doctor Smith met Mister Jones.
St. Mary | Saint Mary
Louis XIV | Louis the fourteenth
Elizabeth I | Elizabeth the first
Chapter IV | Chapter four
World War II | World War two
Apollo XIII | Apollo thirteen
the FBI's view | the F.B.I's view
NASA and UNESCO | nasa and unesco
CPUs | C.P.U's
JSON over HTTPS | Jason over H.T.T.P.S
AT&T | A.T and T
the U.S. army | the U.S army
STOP NOW AND READ THIS | stop now and read this
https://www.example.org/path?x=1 | example dot org
see example.com. | see example dot com.
billing@acme.example | billing at acme dot example
v1.2.3 | version one point two point three
version 2.0 | version two point zero
127.0.0.1 | one hundred twenty-seven dot zero dot zero dot one
#SaveTheWhales | hashtag Save The Whales
3 × 4 = 12 | three times four equals twelve
±5 | plus or minus five
≈ 3 | about three
a → b | a to b
x ≤ 5 | x less than or equal to five
1920×1080 | nineteen twenty by ten eighty
10x faster | ten times faster
16:9 | sixteen to nine
getUserName | get User Name
max_value | max value
low/high | low high
he/she | he or she
items[mid] | items mid${" "}
search() | search
mid = low + 1 | mid equals low plus one
n - 1 | n minus one
H2O and CO2 | H two O and C.O two
C6H12O6 | C six H twelve O six
CO₂ | C.O two
x² + y³ | x squared plus y cubed
10⁶ | ten to the power of six
α and β | alpha and beta
“Stop” — then left | Stop, then left
wait… what | wait, what
don’t | don't
the 21st century | the twenty-first century
298,878 complaints | two hundred ninety-eight thousand eight hundred seventy-eight complaints
agent 007 | agent zero zero seven
0.5 | zero point five
1.5M users | one point five million users
4K video | four K video
5G and 3D | five G and three D
J. K. Rowling | J K Rowling
$50M+ | more than fifty million dollars
9am-5pm | nine A.M to five P.M
9:00–17:30 | nine o'clock to seventeen thirty
Mon.–Fri. | Monday to Friday
a Boeing 747-400 | a Boeing seven hundred forty-seven four hundred
ISO 9001:2015 | I.S.O nine thousand one two thousand fifteen
373 K | three hundred seventy-three kelvin
50/50 | fifty fifty
kids pay 50p | kids pay fifty pence
Mr. & Mrs. Smith | Mister and Missis Smith
10 Downing St., London | ten Downing Street, London
Call 911 now | Call nine one one now
vitamin A | vitamin ay
A plan | A plan
`;

for (const row of ROWS.split("\n").filter((line) => line.includes(" | "))) {
  const [written = "", spoken = ""] = row.split(" | ");
  test(`"${written}" is said "${spoken}"`, () => {
    assert.equal(makeSpeakable(written, "en").spoken, spoken);
  });
}
