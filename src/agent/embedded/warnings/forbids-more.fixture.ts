/** Sentences that forbid or warn (+), and sentences that look like it and do not (−), by language. */
export const MORE = `
# sv
+ Lämna aldrig barn ensamma i badet.
+ Rör inte nedfallna ledningar.
+ Varning: plattan är het.
- Oroa dig inte, det lär man sig snabbt.
- Aldrig hade byn sett så mycket snö.
- De kom aldrig tillbaka till ön.
# da
+ Lad aldrig børn være alene i badet.
+ Rør ikke ved nedfaldne ledninger.
+ Advarsel: pladen er varm.
- Bare rolig, det lærer man hurtigt.
- Aldrig havde landsbyen set så meget sne.
- De kom aldrig tilbage til øen.
# nb
+ La aldri barn være alene i badet.
+ Ikke rør nedfalte ledninger.
+ Advarsel: platen er varm.
- Ikke nøl med å ringe oss.
- Aldri hadde bygda sett så mye snø.
- De kom aldri tilbake til øya.
# fi
+ Älä jätä lasta yksin kylpyyn.
+ Älkää koskeko pudonneisiin johtoihin.
+ Varoitus: levy on kuuma.
- Älä huoli, sen oppii nopeasti.
- Koskaan kylä ei ollut nähnyt niin paljon lunta.
- He eivät koskaan palanneet saarelle.
# cs
+ Nikdy nenechávejte dítě samotné ve vaně.
+ Nedotýkejte se spadlých drátů.
+ Pozor: plotna je horká.
- Nebojte se, rychle se to naučíte.
- Nikdy vesnice neviděla tolik sněhu.
- Na ostrov se už nikdy nevrátili.
# uk
+ Не торкайтеся обірваних дротів.
+ Палити на території заборонено.
+ Обережно: плита гаряча.
- Не хвилюйтеся, цього швидко вчаться.
- Ніколи село не бачило стільки снігу.
- Вони ніколи не повернулися на острів.
# ro
+ Nu lăsați niciodată copilul singur în cadă.
+ Nu atingeți firele căzute.
+ Atenție: plita este fierbinte.
- Nu vă faceți griji, se învață repede.
- Niciodată satul nu văzuse atâta zăpadă.
- Nu s-au mai întors niciodată pe insulă.
# hu
+ Soha ne hagyja a gyereket egyedül a kádban.
+ Ne nyúljon a leszakadt vezetékhez.
+ Vigyázat: a lap forró.
- Ne aggódjon, gyorsan megtanulható.
- A falu soha nem látott ennyi havat.
- Soha nem tértek vissza a szigetre.
# tr
+ Çocuğu küvette asla yalnız bırakmayın.
+ Kopmuş tellere dokunmayın.
+ Dikkat: ocak sıcaktır.
- Merak etmeyin, çabuk öğrenilir.
- Köy hiç bu kadar kar görmemişti.
- Adaya bir daha asla dönmediler.
# el
+ Μην αφήνετε ποτέ το παιδί μόνο στο μπάνιο.
+ Μην αγγίζετε τα πεσμένα καλώδια.
+ Προσοχή: η εστία είναι καυτή.
- Μην ανησυχείτε, μαθαίνεται γρήγορα.
- Ποτέ το χωριό δεν είχε δει τόσο χιόνι.
- Δεν γύρισαν ποτέ στο νησί.
# id
+ Jangan pernah meninggalkan anak sendirian di bak mandi.
+ Jangan sentuh kabel yang jatuh.
+ Awas: kompor masih panas.
- Jangan khawatir, ini mudah dipelajari.
- Belum pernah desa melihat salju sebanyak itu.
- Mereka tidak pernah kembali ke pulau.
# vi
+ Đừng bao giờ để trẻ một mình trong bồn tắm.
+ Đừng chạm vào dây điện bị đứt.
+ Cảnh báo: mặt bếp rất nóng.
- Đừng lo, học rất nhanh.
- Chưa bao giờ làng thấy nhiều tuyết như vậy.
- Họ không bao giờ trở lại đảo.
# he
+ אסור להשאיר ילד לבד באמבטיה.
+ העישון אסור בכל השטח.
+ זהירות: הכיריים חמות.
- אל תדאגו, לומדים מהר.
- מעולם לא ראה הכפר כל כך הרבה שלג.
- הם לא חזרו לאי לעולם.
# hi
+ बच्चे को टब में कभी अकेला न छोड़ें।
+ परिसर में धूम्रपान मना है।
+ सावधान: चूल्हा गर्म है।
- चिंता न करें, यह जल्दी सीखा जाता है।
- गाँव ने कभी इतनी बर्फ़ नहीं देखी थी।
- वे कभी द्वीप पर नहीं लौटे।
# bn
+ শিশুকে কখনও টবে একা রাখবেন না।
+ এই এলাকায় ধূমপান নিষেধ।
+ সাবধান: চুলা গরম।
- চিন্তা করবেন না, তাড়াতাড়ি শেখা যায়।
- গ্রাম কখনও এত তুষার দেখেনি।
- তারা আর কখনও দ্বীপে ফেরেনি।
# ko
+ 아이를 욕조에 절대 혼자 두지 마세요.
+ 구역 전체에서 흡연이 금지되어 있습니다.
+ 주의: 판이 뜨겁습니다.
- 걱정하지 마세요, 금방 배웁니다.
- 마을은 그렇게 많은 눈을 본 적이 없었습니다.
- 그들은 다시는 섬으로 돌아오지 않았습니다.
`;
