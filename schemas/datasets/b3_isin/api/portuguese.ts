import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'ISIN database that B3 publishes free of charge: name the source and mind its terms of use':
      'Base de códigos ISIN que a B3 publica gratuitamente: cite a fonte e observe seus termos de uso',
    'B3 publishes its ISIN database free of charge and reserves the rights: whoever hands it on needs its permission.':
      'A B3 publica sua base de códigos ISIN gratuitamente e reserva os direitos: quem a repassa precisa de sua permissão.',
    'Source: B3, ISIN database, www.b3.com.br.': 'Fonte: B3, base de códigos ISIN, www.b3.com.br.',
    'The instruments that have a Brazilian ISIN, with type, issuer, days, rate, index and codes, the versions of these, and the issuers with their CNPJ.':
      'Os instrumentos com ISIN brasileiro, com tipo, emissor, datas, taxa, indexador e códigos, as versões deles, e os emissores com seu CNPJ.',
    'The exchange writes the whole database again every business day and keeps no old edition. An older snapshot has the state of its time, and b3_isin_revision lists the terms that this installation has seen.':
      'A bolsa escreve a base inteira de novo a cada dia útil e não guarda edição antiga. Um snapshot mais antigo tem o estado do seu tempo, e b3_isin_revision lista as condições que esta instalação viu.',
    'The day of an edition is in its lines, and nothing says that there is one every day.':
      'O dia de uma edição está em suas linhas, e nada diz que há uma por dia.',
    'The exchange gives codes of issuers anew: the database of one year names other companies for codes of another.':
      'A bolsa reatribui códigos de emissores: a base de um ano nomeia outras companhias para códigos de outro.',
    'Nothing says if an instrument is active: N and A, which are inferred to mean new and altered, do not.':
      'Nada diz se um instrumento está ativo: N e A, que se supõe serem novo e alterado, não dizem.',
    'The file has no header: columns are known by their places, and most have no description.':
      'O arquivo não tem cabeçalho: as colunas são conhecidas por suas posições, e a maioria não tem descrição.',
    'Debentures have no code of the depositary here; their register has it by ISIN.':
      'Debêntures não têm código da depositária aqui; o cadastro delas o tem por ISIN.',
    'The address of the download is named by another answer, which is untested; one edition, of 15 May 2020, was seen.':
      'O endereço do arquivo vem de outra resposta, que não foi testada; uma edição, de 15 de maio de 2020, foi vista.',
    'The sample is synthetic: its instruments and issuers are invented.':
      'A amostra é sintética: seus instrumentos e emissores são inventados.',
    'One row per ISIN of the database, with its present terms.':
      'Uma linha por ISIN da base, com suas condições atuais.',
    'One row per share, unit or receipt whose issuer has a CNPJ, in the month of the edition: which ISINs are of a company.':
      'Uma linha por ação, unit ou recibo cujo emissor tem CNPJ, no mês da edição: quais ISINs são de uma companhia.',
    'CNPJ that the issuer has in the edition.': 'CNPJ que o emissor tem na edição.',
    'Code of the issuer at the exchange: characters 3 to 6 of the ISIN.':
      'Código do emissor na bolsa: caracteres 3 a 6 do ISIN.',
    'Type of the instrument, as filed: ACN shares, UNT units, R receipts.':
      'Tipo do instrumento, como informado: ACN ações, UNT units, R recibos.',
    'First day of the month of the edition: codes are given anew, and another month may have another issuer.':
      'Primeiro dia do mês da edição: códigos são reatribuídos, e outro mês pode ter outro emissor.',
    'Last day of that month.': 'Último dia desse mês.',
    'One row per code of an issuer.': 'Uma linha por código de emissor.',
    'One row per version of the terms of an instrument that this installation has seen: the database keeps no old one.':
      'Uma linha por versão das condições de um instrumento que esta instalação viu: a base não guarda nenhuma antiga.',
    'Line of that file, which has no header.': 'Linha desse arquivo, que não tem cabeçalho.',
    'ISIN of the instrument.': 'ISIN do instrumento.',
    'Code of the issuer at the exchange: characters 3 to 6 of the ISIN. The exchange gives codes anew after years.':
      'Código do emissor na bolsa: caracteres 3 a 6 do ISIN. A bolsa reatribui códigos depois de anos.',
    'Type of the instrument, as filed: ACN shares, UNT units, BDR, CTF quotas, DBS debentures, CRI, CRA, LFI and others.':
      'Tipo do instrumento, como informado: ACN ações, UNT units, BDR, CTF cotas, DBS debêntures, CRI, CRA, LFI e outros.',
    'Classification by CFI.': 'Classificação CFI.',
    'Description, as filed.': 'Descrição, como informada.',
    'Currency of the amounts.': 'Moeda dos valores.',
    'Day on which the instrument falls due.': 'Dia em que o instrumento vence.',
    'Rate of a year, as filed.': 'Taxa anual, como informada.',
    'Face value, in that currency.': 'Valor nominal, nessa moeda.',
    'Strike of an option, in that currency.': 'Preço de exercício de uma opção, nessa moeda.',
    'What the instrument is indexed to, as filed: DI1, PRE, IPCA, IGP and others.':
      'Indexador do instrumento, como informado: DI1, PRE, IPCA, IGP e outros.',
    'Percentage of the index that is paid.': 'Porcentagem do indexador que é paga.',
    'Code at the depositary of private paper; debentures have none.':
      'Código na depositária de papéis privados; debêntures não têm.',
    'Code in the Selic.': 'Código no Selic.',
    'N for a new record and A for an altered one, as is inferred: it does not say that the instrument is active.':
      'N para um registro novo e A para um alterado, como se supõe: não diz que o instrumento está ativo.',
    'Day of the edition of the database.': 'Dia da edição da base.',
    'Code of the issuer at the exchange, which gives codes anew after years.':
      'Código do emissor na bolsa, que reatribui códigos depois de anos.',
    'CNPJ of the issuer; foreign ones have none.': 'CNPJ do emissor; estrangeiros não têm.',
    'Day of the record, as filed.': 'Dia do registro, como informado.',
    'first, changed, withdrawn from the database, or returned to it.':
      'first (primeira), changed (mudou), withdrawn (saiu da base) ou returned (voltou a ela).',
    'Snapshot that brought these terms of the instrument.': 'Snapshot que trouxe estas condições do instrumento.',
    'ISIN of the instrument, in any case.': 'ISIN do instrumento, em maiúsculas ou minúsculas.',
    'Code of the issuer at the exchange, in any case.': 'Código do emissor na bolsa, em maiúsculas ou minúsculas.',
    'The terms of an instrument as this installation saw them from a day on.':
      'As condições de um instrumento como esta instalação as viu a partir de um dia.',
    'An instrument of the database, with its issuer.': 'Um instrumento da base, com seu emissor.',
    'An instrument by its ISIN: type, issuer, days, rate, index and codes':
      'Um instrumento por seu ISIN: tipo, emissor, datas, taxa, indexador e códigos',
    'As the ISIN database of the exchange has it in the edition of `reference_date`, with the versions of its terms that this installation has seen. The issuer is who has the code in the same edition: the exchange gives codes anew after years.':
      'Como a base de códigos ISIN da bolsa o traz na edição de `reference_date`, com as versões de suas condições que esta instalação viu. O emissor é quem tem o código na mesma edição: a bolsa reatribui códigos depois de anos.',
    'Type of the instruments, as filed.': 'Tipo dos instrumentos, como informado.',
    'Number of instruments of the type.': 'Número de instrumentos do tipo.',
    'How many instruments of a type an issuer has.': 'Quantos instrumentos de um tipo um emissor tem.',
    'What it has issued in the database, by type.': 'O que emitiu segundo a base, por tipo.',
    'An issuer of the database.': 'Um emissor da base.',
    'An issuer by its code at the exchange: name, CNPJ and what it has issued':
      'Um emissor por seu código na bolsa: nome, CNPJ e o que emitiu',
    'The code is characters 3 to 6 of an ISIN. It is that of the edition of `reference_date`: the exchange gives codes anew after years, so another year can name another company.':
      'O código são os caracteres 3 a 6 de um ISIN. É o da edição de `reference_date`: a bolsa reatribui códigos depois de anos, por isso outro ano pode nomear outra companhia.',
  },
  same: ['isin', 'currency', 'rate', 'index', 'code', 'name', 'cnpj'],
  labels: {
    issuer_code: { en: 'Issuer code', pt: 'Código do emissor' },
    instrument_type: { en: 'Type', pt: 'Tipo' },
    instrument_description: { en: 'Description', pt: 'Descrição' },
    cfi_code: { en: 'CFI', pt: 'CFI' },
    strike_price: { en: 'Strike', pt: 'Preço de exercício' },
    cetip_code: { en: 'Code at the depositary', pt: 'Código na depositária' },
    record_status: { en: 'Record', pt: 'Registro' },
    record_date: { en: 'Day of the record', pt: 'Data do registro' },
    edition_date: { en: 'Edition', pt: 'Edição' },
    types: { en: 'By type', pt: 'Por tipo' },
    instrument_count: { en: 'Instruments', pt: 'Instrumentos' },
  },
})
