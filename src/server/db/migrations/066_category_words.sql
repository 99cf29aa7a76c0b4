-- The usual kinds of cases get the words by which a client's own lead to them; what an office made itself it words itself.
alter table ticket_categories add column if not exists words text;
update ticket_categories c
set words = v.words
from (values
    ('accounting', 'księgow, księga, kpir, saldo, amortyzac, środek trwały, wynik'),
    ('vat', 'vat, jpk, odlicz, stawk, podatek należny, naliczon'),
    ('income_tax', 'pit, cit, zaliczk, koszt, zeznani, ryczałt, podatek dochodowy, ulga'),
    ('zus', 'zus, skład, zdrowotn, preferencyjn, mały zus, wakacje składkowe, dra'),
    ('payroll', 'urlop, l4, zwolnienie lekarskie, wypłat, pensj, lista płac, pasek, nadgodzin, wynagrodzen, chorobow'),
    ('hire', 'zatrudni, pracownik, pracownic, umow o prac, zlecen, wypowiedzen, zwolnić, zwalniam, świadectwo pracy, nowa osoba'),
    ('invoice', 'faktur, nota, paragon, kontrahent, zafakturow, nabywc'),
    ('ksef', 'ksef, e-faktur, certyfikat, token'),
    ('documents', 'dokument, wyciąg, prześl, przesłać, skan, zdjęci, brakuje'),
    ('declaration', 'zaświadczen, deklaracj, upo, bank, kredyt, leasing, niezalegani'),
    ('correction', 'korekt, poprawk, popraw, pomyłk, błąd, błędn'),
    ('authority_letter', 'urząd, urzędu, pismo, wezwan, kontrol, decyzj, zawiadomien, skarbow, mandat, komornik'),
    ('company_change', 'zmiana adresu, nowy adres, adres, pkd, ceidg, krs, rachunek bankowy, konto bankowe, wspólnik, zawies, nazw'),
    ('contract_billing', 'abonament, cennik, umowa z biurem, faktura biura, wypowiedzieć umowę'),
    ('advice', 'opłaca, porad, konsultac, doradz, inwestyc, samochód, auto, spółk, forma opodatkowania, czy mogę'),
    ('complaint', 'reklamac, skarg, niezadowol, nie odpowiada')
  ) as v(code, words)
where c.code = v.code and c.words is null;
