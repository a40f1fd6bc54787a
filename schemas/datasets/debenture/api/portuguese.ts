import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Register of debentures that ANBIMA shows free of charge: its terms of use reserve the rights':
      'Cadastro de debêntures que a ANBIMA mostra gratuitamente: seus termos de uso reservam os direitos',
    'ANBIMA shows the register of debentures free of charge and reserves the rights: whoever hands it on needs its permission.':
      'A ANBIMA mostra o cadastro de debêntures gratuitamente e reserva os direitos: quem o repassa precisa de sua permissão.',
    'Source: ANBIMA, Sistema Nacional de Debêntures, www.debentures.com.br.':
      'Fonte: ANBIMA, Sistema Nacional de Debêntures, www.debentures.com.br.',
    'The debentures of public offers: issuer, ISIN, days, index, rate, face value and quantities, with the versions of their terms and the value of the day.':
      'As debêntures de ofertas públicas: emissor, ISIN, datas, indexador, taxa, valor nominal e quantidades, com as versões de suas condições e o valor do dia.',
    'The register is written anew every business day and keeps no old terms. An older snapshot has the state of its time, and debenture_revision lists the terms that this installation has seen.':
      'O cadastro é escrito de novo a cada dia útil e não guarda condições antigas. Um snapshot mais antigo tem o estado do seu tempo, e debenture_revision lista as condições que esta instalação viu.',
    'The register names no day of its own; on many days no terms change in it.':
      'O cadastro não nomeia dia seu; em muitos dias nenhuma condição muda nele.',
    'The register has only the present terms; an older snapshot has older ones, and nothing is known of terms before this installation first saw them.':
      'O cadastro só tem as condições atuais; um snapshot mais antigo tem as de antes, e nada se sabe das anteriores às primeiras que esta instalação viu.',
    'The code names a paper. An ISIN does not: several papers can share one, and some have none.':
      'O código nomeia um papel. Um ISIN não: vários papéis podem dividir um, e alguns não têm nenhum.',
    'Papers of an older way to reckon interest have their rate in words, which is not read: rate is null.':
      'Papéis de um critério antigo de juros têm sua taxa por extenso, que não é lida: rate é nulo.',
    'What was issued is the sum of the other quantities on nine papers of ten.':
      'O emitido é a soma das outras quantidades em nove de dez papéis.',
    'No file of papers that left the register was seen: they are read as the registered ones are, from an address that is untested.':
      'Nenhum arquivo de papéis que saíram do cadastro foi visto: são lidos como os registrados, de um endereço não testado.',
    'A link between a paper that funds name by its terms and a code is derived: a register that lacks papers, as of months long ago, can leave a single candidate that is another paper.':
      'Um vínculo entre um papel que os fundos nomeiam por suas condições e um código é derivado: um cadastro a que faltam papéis, como de meses distantes, pode deixar um único candidato que é outro papel.',
    'One row per month and paper that funds name by its terms, with the paper of the register that it is; none where that is not certain enough.':
      'Uma linha por mês e papel que os fundos nomeiam por suas condições, com o papel do cadastro que ele é; nenhuma onde isso não é certo o bastante.',
    'Id of a paper that lines of funds name by its terms, as in cvm_fund_portfolio.':
      'Identificador de um papel que linhas de fundos nomeiam por suas condições, como em cvm_fund_portfolio.',
    'Month of these lines, YYYY-MM: another month can have another link, or none.':
      'Mês dessas linhas, AAAA-MM: outro mês pode ter outro vínculo, ou nenhum.',
    'Id of the paper of the register that it is, such as cetip:SINT11.':
      'Identificador do papel do cadastro que ele é, como cetip:SINT11.',
    'register: the link is derived from issuer, maturity, index and prices, and filed by nobody.':
      'register: o vínculo é derivado de emissor, vencimento, indexador e preços, e ninguém o informou.',
    'Papers of the register with that issuer and maturity, issued by the month, whose index does not contradict.':
      'Papéis do cadastro com esse emissor e vencimento, emitidos até o mês, cujo indexador não contradiz.',
    'True where lines of the month that name the code have a price, which agrees; false where nothing but the terms speaks for the link.':
      'Verdadeiro onde linhas do mês que nomeiam o código têm preço, que concorda; falso onde só as condições falam pelo vínculo.',
    'Lines of the month that name the paper by its terms.': 'Linhas do mês que nomeiam o papel por suas condições.',
    'Sum of their values.': 'Soma de seus valores.',
    'The sample is synthetic: its papers, companies and numbers are invented.':
      'A amostra é sintética: seus papéis, companhias e números são inventados.',
    'One row per code of a debenture, with its present terms.':
      'Uma linha por código de debênture, com suas condições atuais.',
    'One row per code of a debenture: its nominal value and quantities on the newest day that the register has.':
      'Uma linha por código de debênture: seu valor nominal e suas quantidades no dia mais recente que o cadastro tem.',
    'One row per version of the terms of a debenture that this installation has seen: the register keeps no old one.':
      'Uma linha por versão das condições de uma debênture que esta instalação viu: o cadastro não guarda nenhuma antiga.',
    'Line of that file, its titles counted.': 'Linha desse arquivo, contados os seus títulos.',
    'Code of the paper, which funds file and the register never gives twice.':
      'Código do papel, que os fundos informam e o cadastro nunca dá duas vezes.',
    'ISIN, as filed. Several papers can share one, and some have none.':
      'ISIN, como informado. Vários papéis podem dividir um, e alguns não têm nenhum.',
    'CNPJ of the issuer.': 'CNPJ do emissor.',
    'Day of issue.': 'Dia de emissão.',
    'Day on which the paper falls due.': 'Dia em que o papel vence.',
    'What the paper is indexed to, as filed: DI, IPCA, PRÉ (a fixed rate), SEM-ÍNDICE (none) and others.':
      'Indexador do papel, como informado: DI, IPCA, PRÉ (taxa prefixada), SEM-ÍNDICE (nenhum) e outros.',
    'Percentage of the index that is paid, such as 110 of the DI.':
      'Porcentagem do indexador que é paga, como 110 do DI.',
    'Rate of a year beside the index, or the fixed rate; null of papers whose rate the register has in words.':
      'Taxa anual além do indexador, ou a taxa prefixada; nula em papéis cuja taxa o cadastro traz por extenso.',
    'Currency of the face value, as filed.': 'Moeda do valor nominal, como informada.',
    'Value of one paper at its issue, in that currency.': 'Valor de um papel na emissão, nessa moeda.',
    'Papers issued.': 'Papéis emitidos.',
    'Name of the issuer, as filed.': 'Nome do emissor, como informado.',
    'Series of the issue, as filed: a number, or UNI for the only one.':
      'Série da emissão, como informada: um número, ou UNI para a única.',
    'Number of the issue of its issuer.': 'Número da emissão do seu emissor.',
    'Status in the register, as filed: Registrado, or how the paper left it.':
      'Situação no cadastro, como informada: Registrado, ou como o papel saiu dele.',
    'Kind of guarantee, as filed.': 'Espécie de garantia, como informada.',
    'True for a paper with the tax incentive of Lei 12.431; null where the register says neither S nor N.':
      'Verdadeiro para um papel com o incentivo fiscal da Lei 12.431; nulo onde o cadastro não diz S nem N.',
    'Why the paper left the register, as filed.': 'Por que o papel saiu do cadastro, como informado.',
    'Day on which it left the register, or on which it falls due by newer terms.':
      'Dia em que saiu do cadastro, ou em que vence por condições mais novas.',
    'Day of the value.': 'Dia do valor.',
    'Currency of the value, as filed.': 'Moeda do valor, como informada.',
    'Nominal value of one paper on that day, brought up to date by its index and its amortisations.':
      'Valor nominal de um papel nesse dia, atualizado por seu indexador e por suas amortizações.',
    'Papers in the market.': 'Papéis em mercado.',
    'Papers that the issuer holds.': 'Papéis em tesouraria do emissor.',
    'Papers redeemed.': 'Papéis resgatados.',
    'Papers cancelled.': 'Papéis cancelados.',
    '1 for the first terms that this installation has seen, then 2, 3 and so on.':
      '1 para as primeiras condições que esta instalação viu, depois 2, 3 e assim por diante.',
    'first, changed, withdrawn from the register, or returned to it.':
      'first (primeira), changed (mudou), withdrawn (saiu do cadastro) ou returned (voltou a ele).',
    'The terms that are not what they were; none of a version that is not called changed.':
      'As condições que não são o que eram; nenhuma de uma versão que não é changed.',
    'Status in the register; the last one of a paper that was withdrawn.':
      'Situação no cadastro; a última de um papel que saiu.',
    'Day of the publication that brought these terms, UTC.': 'Dia da publicação que trouxe estas condições, UTC.',
    'Snapshot that brought these terms of the paper.': 'Snapshot que trouxe estas condições do papel.',
    'Debentures with their issuer, ISIN, days, index, rate and quantities':
      'Debêntures com emissor, ISIN, datas, indexador, taxa e quantidades',
    'One row a code, with its present terms. The code names a paper: an ISIN can be that of several. What a fund holds of a paper is under its `asset_id`.':
      'Uma linha por código, com suas condições atuais. O código nomeia um papel: um ISIN pode ser o de vários. O que um fundo tem de um papel está sob o seu `asset_id`.',
    'Id of the paper in `/v1/assets` and in the portfolios of funds that file its code, such as cetip:SINT11.':
      'Identificador do papel em `/v1/assets` e nas carteiras de fundos que informam seu código, como cetip:SINT11.',
    'A debenture of the register, with its present terms.': 'Uma debênture do cadastro, com suas condições atuais.',
    'Only papers of the issuer with this CNPJ, bare or masked.':
      'Só papéis do emissor com este CNPJ, com ou sem máscara.',
    'Only papers with this ISIN.': 'Só papéis com este ISIN.',
    'Only papers with this index, as the register writes it: DI, IPCA, PRÉ, IGP-M and others.':
      'Só papéis com este indexador, como o cadastro o escreve: DI, IPCA, PRÉ, IGP-M e outros.',
    'A debenture: its terms, the versions of its terms, and its value of the day':
      'Uma debênture: suas condições, as versões delas e seu valor do dia',
    'The register keeps no old terms: `versions` has those that this installation has seen, each with the day of the publication that brought it and the terms that changed. Values and quantities of a day make no version. `include=links` adds what lines of funds name by its terms alone: such a link is derived, by month.':
      'O cadastro não guarda condições antigas: `versions` traz as que esta instalação viu, cada uma com o dia da publicação que a trouxe e as condições que mudaram. Valores e quantidades de um dia não fazem versão. `include=links` acrescenta o que linhas de fundos nomeiam só pelas condições dele: tal vínculo é derivado, por mês.',
    'Code of the paper, in any case.': 'Código do papel, em maiúsculas ou minúsculas.',
    'The terms of a debenture as this installation saw them from a day on.':
      'As condições de uma debênture como esta instalação as viu a partir de um dia.',
    'The versions of its terms that this installation has seen, the newest first.':
      'As versões de suas condições que esta instalação viu, a mais nova primeiro.',
    'links: also the papers that lines of funds name by its terms and that are this one. A key needs the scope `cvm_fund_portfolio`.':
      'links: também os papéis que linhas de fundos nomeiam pelas condições dele e que são este. A chave precisa do escopo `cvm_fund_portfolio`.',
    'Id of the paper that these lines name, as in `/v1/asset/{code}`.':
      'Identificador do papel que essas linhas nomeiam, como em `/v1/asset/{code}`.',
    'A paper that funds name by its terms, and that is this one, in a month.':
      'Um papel que fundos nomeiam por suas condições, e que é este, em um mês.',
    'Papers that lines of funds name by its terms, and that are this one, the newest month first. Only with include=links.':
      'Papéis que linhas de fundos nomeiam por suas condições, e que são este, o mês mais novo primeiro. Só com include=links.',
    'A debenture of the register: its terms, their versions, and its value.':
      'Uma debênture do cadastro: suas condições, as versões delas e seu valor.',
  },
  same: [
    'ANBIMA',
    'Codigo do Ativo',
    'Empresa',
    'Situacao',
    'Data de Emissao',
    'Data de Vencimento',
    'indice',
    'Percentual Multiplicador/Rentabilidade',
    'Juros Criterio Novo - Taxa',
    'Unidade Monetaria',
    'Valor Nominal na Emissao',
    'Quantidade Emitida',
    'Garantia/Especie',
    'Deb. Incent. (Lei 12.431)',
    'Motivo de Saida',
    'Data de Saida / Novo Vencimento',
    'Data Ult. VNA',
    'Unidade Monetaria 2',
    'Valor Nominal Atual',
    'Quantidade em Mercado',
    'Quantidade em Tesouraria',
    'Quantidade Resgatada',
    'Quantidade  Cancelada',
  ],
  labels: {
    index: { en: 'Index', pt: 'Indexador' },
    index_percent: { en: 'Percent of the index', pt: 'Percentual do indexador' },
    rate: { en: 'Rate', pt: 'Taxa' },
    face_value: { en: 'Face value', pt: 'Valor nominal na emissão' },
    quantity_issued: { en: 'Issued', pt: 'Quantidade emitida' },
    guarantee: { en: 'Guarantee', pt: 'Garantia' },
    is_incentivized: { en: 'Tax incentive', pt: 'Incentivada' },
    exit_reason: { en: 'Why it left', pt: 'Motivo de saída' },
    exit_date: { en: 'Left on', pt: 'Data de saída' },
    quantity_in_market: { en: 'In the market', pt: 'Em mercado' },
    quantity_in_treasury: { en: 'In treasury', pt: 'Em tesouraria' },
    quantity_redeemed: { en: 'Redeemed', pt: 'Resgatadas' },
    quantity_cancelled: { en: 'Cancelled', pt: 'Canceladas' },
    value_date: { en: 'Day of the value', pt: 'Dia do valor' },
    nominal_value: { en: 'Nominal value', pt: 'Valor nominal' },
    candidate_count: { en: 'Candidates', pt: 'Candidatos' },
    has_named_price: { en: 'Price agrees', pt: 'Preço concorda' },
    versions: { en: 'Versions', pt: 'Versões' },
  },
})
