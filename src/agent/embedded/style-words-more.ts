import type { StyleName } from "../../artifacts/style.ts";

/** The words of `style-words.ts` in languages that it has few of: each names the thing, not the kind of film. */
export const MORE_WORDS: Record<Exclude<StyleName, "clean_lecture">, string> = {
  professional_training: `
    السلامة_المهنية الموظفون الموظفين العاملين سياسة_الشركة التعليمات الطوارئ الإخلاء كلمة_المرور مكان_العمل دورة_تدريبية إلزامي
    עובדים נוהל נהלים הדרכה בטיחות חירום מקום_העבודה סיסמה הנחיות חובה_על
    कर्मचारियों कार्यस्थल पासवर्ड आपातकालीन अनिवार्य निर्देश सुरक्षा_नियम
    应急 疏散 操作规程 同事 主管 岗位 入职 违规 上报 消防 考勤 工作流程
    避難 火災 マニュアル 上司 新入社員 業務 遵守 職員 緊急 パスワード 作業員 社内
    대피 비상 매뉴얼 업무 신입 의무 비밀번호 근무 작업자 사내
    работник* инструкци* эвакуаци* пароль пароли обязан* начальник* коллег* охрана_труда техник*_безопасности
    çalışanlar güvenlik talimat* acil_durum şifre* kurallar zorunlu iş_yeri işyeri
    pracownik* szkoleni* magazyn* wózk* widłow* brygadzist* bhp przełożon* bezpieczeństw* hasło hasła obowiązkow* regulamin*
    medewerker* collega* veiligheid* wachtwoord* verplicht* beleid leidinggevende*
    พนักงาน ความปลอดภัย อบรม ฉุกเฉิน รหัสผ่าน หัวหน้างาน
    nhân_viên an_toàn quy_định đào_tạo mật_khẩu khẩn_cấp karyawan keselamatan pelatihan kata_sandi`,
  product_showcase: `
    الأسعار اشتراك عرض_خاص اطلب_الآن شحن_مجاني ضمان التطبيق خصم للبيع ريال درهم المشترين
    מחיר מחירים המוצר לקוחות הזמינו משלוח אחריות מבצע השקה אפליקציה
    ऑर्डर छूट ग्राहकों वारंटी मुफ़्त डिलीवरी सब्सक्रिप्शन लॉन्च खरीदें ऑफर
    客户 购买 下单 售价 免费试用 保修 包邮 新款 上市 预订 定价
    ご予約 予約受付 定期便 税込 送料無料 お試し 商品 注文 お求め ご購入 キャンペーン アプリ
    할인 주문 구매 무료_배송 신제품 구독 체험판 판매 정기_구독
    заказать заказ* купить гаранти* бесплатн* доставк* новинк* приложени*
    sipariş satın_al indirim garanti ücretsiz kampanya batarya deneme_sürüşü yeni_nesil uygulama*
    produkt* cena ceny klient* zamów promocj* gwarancj* subskrypcj*
    prijs prijzen klanten bestel* aanbieding abonnement
    ราคา สินค้า ส่วนลด สั่งซื้อ ลูกค้า โปรโมชั่น ทดลองใช้
    giá sản_phẩm khách_hàng ưu_đãi đặt_hàng harga pelanggan diskon pesan_sekarang`,
  cinematic_story: `
    الملك الملكة المعركة ولدت توفي سافر الجدة الحكاية الإمبراطور في_قديم_الزمان
    סיפור אגדה מלך מלכה מלחמה נולד נולדה ילדות סבא סבתא המאה_ה
    रानी जन्म मृत्यु शताब्दी बचपन सम्राट कथा दादी
    传奇 王朝 将军 去世 少年 祖父 祖母 公元前 帝国 诞生
    昔話 武将 戦国 江戸 明治 幼い頃 祖父 祖母 少年 少女 生涯 亡くなっ
    조선 고려 할머니 할아버지 어린_시절 생애 황제 왕비 태어났
    века веке король царь царица империи легенды детстве бабушка дедушка умерла
    kral kraliçe padişah öldü çocukluğ* masal* imparatorlu* yüzyılda
    król królowa wojna wojny urodził* zmarł* legenda dzieciństw*
    koning koningin oorlog geboren stierf eeuw sprookje jeugd`,
  science_explainer: `
    التبخر يتبخر التكاثف يتكاثف البخار الهطول الغلاف_الجوي الجاذبية الجزيئات الخلايا البكتيريا الكهرباء درجة_الحرارة التمثيل_الضوئي المناخ الكواكب
    אנרגיה כוח_המשיכה תאים אטום מדע פיזיקה כימיה ביולוגיה אקלים פוטוסינתזה
    प्रकाश_संश्लेषण वाष्प परमाणु गुरुत्वाकर्षण पृथ्वी जलवायु तापमान बिजली सौर किलोवाट जीवाणु वैज्ञानिक
    细菌 病毒 气候 蒸发 地球 太阳能 重力 基因 氧气 二氧化碳 分子 原子 电流 科学家 实验 行星
    太陽光 地球 気候 細菌 ウイルス 重力 遺伝子 酸素 二酸化炭素 分子 原子 電流 実験 惑星 蒸発 発電
    지구 기후 세균 바이러스 중력 유전자 산소 이산화탄소 분자 원자 전류 행성 태양광 증발
    энергия атом* молекул* климат* температур* бактери* гравитаци* кислород* испарени* мышц* гортан* электрич*
    güneş_enerjisi atom* molekül* gezegen* iklim* sıcaklık* bakteri* yerçekimi oksijen buharlaş*
    energi* atom* cząstecz* planet* klimat* temperatur* bakteri* grawitacj* komórk*
    molecu* planeet planeten klimaat bacteri* zwaartekracht zuurstof cellen
    พลังงาน แสงอาทิตย์ อุณหภูมิ ดาวเคราะห์ เซลล์ แบคทีเรีย แรงโน้มถ่วง อะตอม ระเหย
    năng_lượng nguyên_tử khí_hậu vi_khuẩn tế_bào energi atom iklim bakteri gravitasi`,
};
