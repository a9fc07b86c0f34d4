export const others: Readonly<Record<string, string>> = {
  pl: `albo ani babcia banda bang banku beda bedzie beka beznadzieja beznadziejna beznadziejne biale bo brak brat
    brawo brudne brzuch brzydkie buty byc bylam bylem bylo bym bzdura bzdury cala calkiem calkowicie cena ceny cham
    chamstwo chamy chce chcialabym chcialbym chleb chlopaki cholernie chuj chuja chyba ciasto cie ciebie ciekawe
    ciekawy cieple corka cos cudenko cudo cudowna cudowne cudowny cukier czarna czarne czarny czasem czekac czekalam
    czekam czekamy czekolada czerwone czesto czuje czwartek czyste dajcie dalej darmo darmowa darmowe debil debile
    dlugie dno dobra dobranoc dobre dobrej dobry dom domu dostalam dostalem dostawa dostepna dostepne dostepny
    dotarla dotarlo dowod dramat drogi drogie drogo drzwi dumna dumni dumny dupa durne durni durny duza duze duzo
    duzy dwa dziadek dziala dzialaja dzieci dziecko dzien dziennie dziewczyny dzis dzisiaj dzwonilam dzwonilem ekran
    ekstra fajna fajne fajnie fajny firma frajer frajerzy fuj gdzies genialne genialny glowa glupi glupia glupie
    glupota godzina gor gora gorace gorsze gorzej gowno gra gratulacje gratuluje halo hanba haslo hej hela herbata
    ide idealne idealny idioci idiota idiotow ile jacka jaga jaka jakas jaki jakich jakie jakim jakis jako jakosc
    jebac jebane jedna jedzenie jesc jestem jestes jestescie jutro karta karty kase kat kawa kazdego kazdy kiedys
    kiepskie klamcy klamstwo klienta kobieta kocham kochana kochani kochanie kochany kod kolacja kolega kolezanka
    kolor kolory kolorze kompletnie komputer konkurs konta kontakt kosztuja kosztuje kot kota kotek kozacko kozak
    kretyn kretyni krotkie ktora ktore ktory ktos kuchnia kupic kupie kupilam kupilem kupuje kurier kurwa kurwy
    kwiaty ladna ladne ladnie ladny lat lata lepiej lepsza lepsze lepszy lody lub lubie ludzi ludzie macie maja mala
    male malo mamo mamy masa masakra mati maz mial miec miesiac mieso mieszkanie mile milosc mina minut mistrz
    mistrzostwo mistrzowie moge moi moim moje mojego mojej morde mowi mozecie mozesz mozna musze nagroda najgorsza
    najgorsze najlepsi najlepsza najlepsze najlepszego najlepszy nam napisac napisalam napisalem napisz naprawde
    nareszcie nas nasi nasz nasza nasze naszej nawet niebieskie niech niedopuszczalne niedziela niedziele niesamowite
    niesamowity niestety niewiarygodne niezla niezle niezly nigdy nikt niz nocy nogi nowe nowy nuda nudne nudny numer
    obiad obsluga oczy oczywiscie oddajcie oddam odpisal odpisuje odpowiada odpowiadacie odpowiadaja odpowiedz
    odpowiedzi ohyda oj okno okropne okropnie okropny oplata oraz osob oszukana oszukany oszusci oszust oszustwo
    otwarte otwieracie owoce pachnie paczka paczki palant pani petarda pewnie piatek picie piekna piekne piekni
    pieknie piekny pieniadze pieniedzy pierdol pierwszy pies piesek pije pisze placilam placz placze platne podaj
    podoba pol polecam pomoc pomozcie poniedzialek poniedzialku popsute popsuty porazka potem potrzebuje powodzenia
    pozdrawiam pozdrowienia pozno pracuje pracy prawo priv probuje produkt profilu promocja promocje promocji przed
    przepis przepraszam przesylka przesylki przy przyjaciel przyjaciele przyszla przyszlo psa pycha pyszna pyszne
    pyszny rabat rabatu rano raz razem razy rece reklam reklama reklamacja reklamacje reklamie rewelacja rewelacyjne
    robi robicie robie rok roku rozczarowana rozczarowanie rozczarowany rozmiar rozmiary rozowe rozwalone ryba ryje
    rzadko sali sama serce serduszko siebie siema siostra skandal skandaliczne sklep sklepie skora slabe slabo
    sliczna sliczne sliczny slodka slodki slodkie slodko slodziak slow smaczne smacznego smak smaki smakowalo smakuje
    smiac smiech smiechu smierdza smierdzi smieszne smutne smutno sniadanie sobie sobota sobote sol spierdalaj
    sprobowac sprobuje sroda stara stare stary sto stol straszna straszne strasznie styl swiat swiecie swietna
    swietne swietnie swietny swieze syf syn szare szkoda sztos szuka szukam szybciej szybko taka taki takie tam tanio
    tata tato telefon testowal tragedia troche trwa trwalo trzeba trzy tydzien tygodnie tyle tym typ tys tysiecy
    urocza urocze uroczy urodzin uszkodzone uwielbiam vin voucher wam warte warzywa was wasz wasze waszym wciaz
    wczesnie wczoraj wesolo wesolych wiadomosci widze wie wiecej wiecie wieczor wieczorem wiem witam wlasnie wlosy
    wodorosty wolniej wolno wreszcie wspaniale wspanialy wstyd wszyscy wszystkie wszystkiego wtorek wyglada wygladaja
    wygladasz wygrac wygralam wyslij wysylka zabawne zabawny zachwycona zachwycony zajebiste zajebisty zakochana
    zakochany zalosne zamiast zamknij zamowic zamowienie zamowilam zamowilem zapach zaplacic zaplacilam zaplacilem
    zapraszam zaprojektowal zarabiscie zarabiste zartujecie zdjecia zdjecie zdrowia zdrowie zeby zenada zepsul
    zepsulo zepsuta zepsute zepsuty zglodnialam zglodnialem zgnile zielone zimne zle zlodziej zlodzieje zly znizka
    znow znowu zolte zona zrobic zrobil zupelnie zus zwierzeta zwrot zwrotu
    muzulmanie jbc zabij obserwujacy`,
  cs: `ani balik barva byt cena chci dobrou dobry drahe drogo fotka hanba hnus hruza jaka kocham kolik koupit krasa
    krasna krasne krasny lat lidi ludi miluju moji nadherne nadherny nebo nikdy objednavka oraz penize podvod
    podvodnici pozdrav rano raz slabe smutne sto stoji svet svete uzasne velikost vice vsichni zasilka zlodeji`,
  hu: `boldog csalas csalok csodas csomag dolog draga ember finom gratulalok gyonyoru hulye imadom kerul koszi kurva
    mennyi mennyibe meret milyen napot penz penzt reggelt rendeles soha szar szegyen szep szepek szeretem szin
    szuletesnapot szuper tobbet tud varom venni`,
  fi: `asiakaspalvelu enaa haluan hapea herkullista hieno hienoa hinta huijarit huijaus huomenta huono huonoa hyvaa
    idiootti ihana ihanaa kallis kallista kauniita kaunis kiitoksia koko koskaan mahtava maksaa odotan onnea ostaa
    paivaa paketti paljonko paras parasta paska paskaa perkele rahani rakastan saa saatana takaisin tarvitsen tilaus
    tule upea upeita vari vielakin vittu`,
  tr: `abi abla acik aciliyor adam afiyet aksamlar alabilirim alay aldik aldim alin alirim alisveris almak almam
    almayin amca amin amk ancak anladim anlamadim anne annem aptal aptallar aq aradik aradim arkadaslarim artik asik
    ask askim asla ay ayda ayip ayni bagi balik banka baska bayi bayildik bayildim bayiliyorum bayramlar bebek bedava
    beden bedeni begendik begendim bekliyorum bekliyoruz belki belli bence berbat beri beyaz bil bile biliyorum
    bilmiyorum biraz biri birini birisi bitti bize bos boyle bozuldu bugun bunda bunlar bunu bunun butik buyuk
    calismiyor canim carsamba cay cek cekti cevap ciddi cikti cirkin cocuk cocuklarim cop cuma cumartesi dag degilmis
    denedim deneyecegim deneyen deneyin destek dil direkt disini diye dogum dolandirici dolandiricilar
    dolandiriciligi dolandirildim dost dua dun dusunuyorum duyuyorum eder ederim ederiz edin ediyorum efsane ekmek
    ekran elbette ellerinize emeginize enfes erken esim eski eskiden et etmem etti evde eyvallah fazla fiyat fiyati
    fiyatlar fiyatlari fotograf gec gece geceler geldi geldim gelecek gelen gelin gelir geliyor gelmedi gelsin geri
    gerizekali git gitti gonderdim gonderildi gonderin goremiyorum gormek gosterseniz gulmekten gun gunaydin gunde
    gunler gunu gunun gurur guzeli haft hafta hala hangi hangisi hanim haram harika harikasiniz hayal hediye hem
    hemen hep hepsi herif herifler herkes herkese hesap hicbir hirsiz hirsizlar hizmet hizmeti hizmetleri hocam iade
    ictim igrenc iki ilk indirim insallah insan insanlar insanlari isteyen istiyorum istiyoruz iyisi kac kacta kadin
    kahve kaldi kalite kaliteli kalp kamera kampanyada kapali kapan kapida kardes kardesim kargo kargom kart karti
    kasar kat katalogda kedim kendi kes keske kimse kira kirikligi kirim kirmizi kisi kizgin kizim kolay komik
    kopegim kor kotu kotusu kredi kucuk kul kutlu kw kyk lan lazim leziz lezzetli lira maalesef maas magaza magazada
    masallah mavi mesaj meyve misin misiniz mobil mor muhtesem mukemmel mukemmelsiniz mumkun musteri musterilerinizi
    mutlu mutluyum nasilsin nedir nefis nerde nerden nereden neredeyse nicin nikah odedim odeme okul ol olacak oldu
    oldum olmaz olmus olsa ona onu onun orospu oyle ozel pahali paket para param parami paramizi parasi patron pazar
    pazartesi persembe peynir pic pisman reklam reklama reklami reklamlarinizda rengi renk renkler resmen resmi
    rezalet rezil rezillik rum saat sadece sag saglik saglikli sagol sagolun sahane sahtekar sahtekarlar salak sali
    sama sari sasirdim sattim seker selam serefsiz serefsizler seri servis ses sesini sevdim sevgilim seviyorum sicak
    sih sikeyim siktir siparis siparisi siparisim sirket siyah sizden size sizi sizin soguk sonunda soyle soyledim
    stok stoklara stokta suna susu tadi takip tam tamam tarzim tasarladi tatli tatlim tatlis tavsiye tavuk tebrik
    tebrikler tek telefon teslim teslimat teyze tl tuzlu ucretsiz ucuz ulasamiyorum unutmayin unuttum urun urunler
    urunleri urunu utanin utanmaz uzgunum valla vallahi varmi varsa verin yakin yalan yalanci yanlis yapan yapin
    yapiyorlar yapma yapmayin yardim yarin yav yaz yazdim yazik yaziklar yazin yedim yeni yesil yeter yil yillar yine
    yiyorum yokmu yoksa yolladim yorum yuk yuzunden zaman zaten zor
    gotune gotverenler sktr takipci`,
  hi: `aadmi aao aapki aapse aasan aata aati aaya aaye aayega aayi acche acchi achha achhi advance aega aise aisi
    akal akela alag andar ane asli aukat aurat ayega baad baar baat baatein bachcha bachche bachon bada bade badi
    bahar bahot bakwaas bakwas banaya band banda batana behan behen behenchod bekaar bekar best bewakoof bewkoof
    bhagwan bhaiyo bhar bharosa bhej bheja bhenchod bhookh bhosdike bina biwi boht bohut bola bolo bs buri chahte
    chai chal chala chalega chor choro chota choti chup chutiya chutiye cod daam dedo dekh dekha dena denge desh dete
    dhanyavad dhanyawad dhoka dhokebaaz dhokha dhoom dikha dikhaiye dikhao dil dimag diye doodh dost dosto dua dukaan
    dukan dum duniya ekdum emi error faltu gadha galat gali ganda gande gandi gandu garam garv gazab ghante ghatiya
    gila giveaway guru hamare hamari hamne har haram harami hazar hijab hindustan hogaya hone hota hote hoti humko
    idhar inki intezar iska iski isliye isme itna itne itni itvaar jaat jabardast jadi jaisa jaldi jam jama janamdin
    jata jawab jayega jhakaas jhoot jhooth jhootha juice just juta jyada kahani kahi kaisi kala kam kamaal kamal
    kamina kamine karne karta karti karunga khana kharid kharida kharidna kharidunga khatam khud khula khush khushi
    kia kidhar kise kisi kiska kiski kisko kisne kiya kiye kota kutiya kutta kutte kyonki kyunki ladka ladki lag laga
    lagi lagta lagti lakh lal last lelo lena leta likha lu lunch maa maaf madad madarchod mahanga mahine mai maine
    majaa makan mana manga match maza mazaa mehenga meherbani mehnga mehngi mehsoos mila mile milegi milenge mili
    milna mubarak muh mujhko mummy munh mushkil namaskar namaste naukri naya naye nayi nikal nikla packing padh pagal
    pahuncha paida pakka pani pasand pata pati pehle pehli perfect poora product purana pyaar pyar pyara pyari raat
    rakha rakho randi rent roti roz saala saale saath sabko sach sade safed sahi sakte sala sasta sasti school seller
    shaadi shandar sharam sharm shayad show shukriya sim size slow somvaar sota stall star subah sun sunao sundar
    sunder suno swaad swadisht tag tai tata thaga thanda theek thoda thodi to toot toota tumse turant udhar ullu
    unhone upar uska uski usme usne utna vapas voucher wahan wahi wahiyat wapas warna word yaad yaha yahan yahi
    zabardast zaroor zindagi zyada
    gaand bsdk marao`,
  ar: `amin asli ayam azul bade bil bla bs dar dol error fel match mina nas rabat radd rod sala sana tanta zaman`,
  id: `aamiin abal abis adik adminnya agama akhirnya aku akun akunnya alay alhamdulillah aman amin ampuh anak ane
    anjay anjing anjir aplikasi aplikasinya artis asem asik asin asli assalamualaikum asyik awalnya ayah ayam ayo
    babi bacot badan bagaimana bagi bahaya baik bajingan baju balas bales balik balikin balita bandung bang banget
    bangga bangsat bantu bantuan bapak barang barangku barangnya baru barusan bau bayar bayi begini begitu bego beli
    belinya belom benar benci bener beneran bentar berangkat berat berbahaya berhasil berkah bersih bersyukur besar
    besok betul bgmn bgs bgt biadab biar biasa bicara bingung bintang biru blm bneran bocah bocor bodoh bohong
    bohongin boleh bos bosan bosen bpom brengsek brp bs bu buah buat buka bukti bulan bulanan bumbu bund bunda buruk
    busuk cakep cantik cape capek cek celana cepat cewek cinta coba cobain cocok cot cowok culas cuma curiga dahsyat
    dapat dapet dasar datang datangi deh denger desain dgn diam dibalas dibales dibayar dibohongi diem dijaga dijamin
    dijual dikira dikirim dimanapun dimasak dingin dipercaya disana disini diskon diskonan ditipu ditunggu doa doakan
    doang dong dongo doyan dpt dress dua duit duitku dulu dunia efek elegan elu emang emangnya emosi empat enak eneg
    enggak eror error favorit favoritku filmnya folback folbek fotonya ga gagal gaji gambar gamis gampang gan ganas
    ganteng gaskeun gass gemas gemes gila gimana gini gitu giveaway goblog goblok gokil gua gue gurih guru gw hadiah
    hadir hai halo halu halus hamil hanya hape haram harganya hari harian harus hati haus heran hidup hijab hijau
    hilang hitam hp ibu idaman idola ikan ikhlas iklan iklannya ikut ikutan imoet imut indah indonesia ingin intinya
    istimewa istri iya jadi jadul jaga jahat jakarta jalan jam jangan jarang jawab jd jelas jelek jengkel jenuh jgn
    jijik jilbab jomblo jt jual jualan juara jumat juta kaget kakak kaki kalian kalo kamis kampret kampus kangen
    kangenn kantor kapan kapankah kapok karyawan kasar katany katanya kayak kebanggaan kece kecewa kecil keduax
    kegedean kejam kekecilan kekinian keluarga keluhan kemarin kembali kembalikan kenyang kepala kepengen keren kerja
    kerjaan kerudung kesal kesel keterlaluan ketika kira kirain kirim kiyowo kl klo knp kocak kode kok komplain
    konten kontennya kontol kopi kotor kriuk krn kualitas kuat kue kuliah kulit kuning kunjungi kurang kw kyk lagu
    lagunya lahir lain lama lambat lapar laper lebaran lebay lebih legend legendaris lelaki lemot lezat lho liat
    liatin licik lihat lima loh loker longgar lowongan lu luar lucu lulus maaf mahal makan makanan makasi makasih
    malah malam malas malem males maling malu mampir mana manis manjur mantab mantan mantap mantul mantull marah mas
    masa masak masih mata mati mbak memang membeli memek mempan menang menarik mendoakan mengapa mengecewakan mengira
    menikah menunggu merah merasa mesti mewah mie mikir mimin minggu minum minuman mohon monyet muak mudah muka mulu
    mulut munafik mungkin murah murid nanti nanya nasi negara negeri ngaco ngakak ngapain ngawur ngefek ngeselin ngga
    ngiler ngomong nih nikah nikahan nipu nomer nomor nomornya nonton norak nostalgia ntar nunggu nungguin nya nyaman
    nyampai nyampe nyebelin nyesel nyimak nyobain ogah ongkir orang otak pabrik pacar padahal pagi pahit pak pakai
    pake paket paketnya paling palsu panas panjang panutan parah pasar pasti payah pea pecah pedas pegawai pelanggan
    pelayanan pelayanannya pelit pembayaran pembeli pemenang pemerintah pendek pengen penggemar pengiriman penipu
    penipuan penjual percaya perempuan pergi permisi pernah pertamax perut pesan pesanan pesananku pesannya pikir
    pikiran pingin pokoknya potongan presiden pria produk produknya puas pulang punya pusing putih puyeng rabu ragu
    rakus rakyat rambut rasa rasanya rb receh rejeki rekening rekomendasi rendah resep resmi respon responnya respons
    rezeki ribet ribu rindu ringan robek roti rugi rumah rusak saat sabar sabtu sadis sahabat sakit salah saling sama
    sampah sampai sampe sana sapi sayang sayangnya sayur sdh sebal sebel sebelum sebenarnya sebenernya sebentar sedap
    sederhana sedih sehat sekarang sekolah selalu selama selamanya selamat selasa selera seller semalam semalem
    semangat semoga sempit sempurna semua semuanya senang senin sepatu sepuluh serakah sering serius seru setan
    setelah setiap sialan siang siangan siapapun sih simpel sini situ slow sm sombong sore sorean stok stres suami
    suka sukaa sukses sulit sumpah susah susu syukur tadi tadinya tahu tahun tahunan tai taik takut tangan tanggapan
    tanya tau td tdk tebal tega teh teman temen temennya terbagus terbaik tercantik terenak terimakasih terkejut
    termurah ternyata terus testimoni tiap tiba tiga tinggi tipis tipu toko tokonya tolol tolong trauma trims tubuh
    tuhan tunggu tutup uang uangku udah udh ujian ukuran ulang ulasan undian unik untungnya utk videonya voucher
    wajah wangi wanita warna warnanya warung wkwk wkwkwk yah yakin yg yuk`,
  fil: `anak araw asan ayaw bang basura bibili bili bulok gabi galing ganyan kailan kaya kuya lahat lucu mabuti
    magkano mahal manloloko mas masarap naka nasaan pangit pwede sama sarap tagal talaga umaga`,
  vi: `benh biet buoi chac chay cheo chet chieu chinh chong chua chuan chuc chung chuyen cung cuoi dang danh dau
    dep dien doi dung duoi duong ghe giai giam giao giet gioi giup gop gui hanh hien hieu hinh hoai hoan
    huong khac khach khi khien khoa khoan khoe khoi khung kiem kiep lam loai luan luoi luon luong minh mua muoi
    muon ngan ngay nghe nghi nghiem nghien nghin ngoai ngoi ngon ngu nguoi nguyen nhac nhan nhanh nhap nhat nhau
    nhin nho nhu nua nuoc pham phuc phut quan quang quoc sinh suat tham thang thanh thay thich thieu thoai thoi
    thong thu thua thuc thuoc thuong thuyet tieng tiep tinh trai trang trieu trua trung truoc truong tuan
    tuoi tuyen tuyet vao viec viet vui vung xac xau xem xin xinh yeu zalo`
}
