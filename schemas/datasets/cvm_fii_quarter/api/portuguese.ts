import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'What each real-estate fund (FII) holds at the end of each quarter: assets line by line, properties, and the sectors of their tenants, as filed with the regulator.':
      'O que cada fundo imobiliário (FII) tem no fim de cada trimestre: ativos linha a linha, imóveis e os setores de seus inquilinos, como informado à CVM.',
    'The properties of a real-estate fund at the end of a quarter':
      'Os imóveis de um fundo imobiliário no fim de um trimestre',
    'As filed in the quarterly report, which gives no value of a property. Which shares and rates are there depends on the `kind`. Revenue shares of a fund often do not add up to 1. A fund without properties has an empty list.':
      'Como informado no informe trimestral, que não dá o valor de nenhum imóvel. Quais proporções e taxas existem depende de `kind`. As parcelas da receita de um fundo muitas vezes não somam 1. Um fundo sem imóveis tem uma lista vazia.',
    'A day of the requested quarter; if omitted, the newest quarter that the fund reported.':
      'Um dia do trimestre pedido; se omitido, o trimestre mais recente que o fundo informou.',
    'Last day of the quarter.': 'Último dia do trimestre.',
    'Day that the report names; not always the last of the quarter.':
      'Dia que o informe nomeia; nem sempre o último do trimestre.',
    '0, 1, … over the properties of the fund, sorted by their columns: no columns name one, and each edition of the file has another order.':
      '0, 1, … sobre os imóveis do fundo, ordenados por suas colunas: nenhuma coluna os nomeia, e cada edição do arquivo tem outra ordem.',
    'rental_finished, rental_in_construction, sale_finished, sale_in_construction, land, or other for an unknown word.':
      'rental_finished, rental_in_construction, sale_finished, sale_in_construction, land, ou other para uma palavra desconhecida.',
    'Kind as filed; land has a file of its own.': 'Tipo como informado; terrenos têm um arquivo próprio.',
    'Name of the property; land has none.': 'Nome do imóvel; terrenos não têm.',
    'Address, in words.': 'Endereço, por extenso.',
    'State (UF), where the address ends in one behind a dash, comma, slash or bracket; else null.':
      'Estado (UF), quando o endereço termina em um depois de traço, vírgula, barra ou parêntese; senão nulo.',
    'Area in square metres, as filed: some are off by orders of magnitude, and 6 in a hundred are zero.':
      'Área em metros quadrados, como informada: algumas erram por ordens de grandeza, e 6 em cada cem são zero.',
    'Number of units.': 'Número de unidades.',
    'Other characteristics, in words.': 'Outras características, por extenso.',
    'Part that is vacant: 1 is all of it. Only of finished rental property.':
      'Parte vaga: 1 é tudo. Só de imóveis para renda acabados.',
    'Part of the rent that is overdue. Only of finished rental property.':
      'Parte do aluguel em inadimplência. Só de imóveis para renda acabados.',
    'Part of the revenue of the fund, as filed. The parts of a fund often do not add up to 1: no weight.':
      'Parte da receita do fundo, como informada. As partes de um fundo muitas vezes não somam 1: não são pesos.',
    'Part that is leased. Only of rental property in construction.':
      'Parte locada. Só de imóveis para renda em construção.',
    'Part that is sold. Only of property for sale in construction.':
      'Parte vendida. Só de imóveis para venda em construção.',
    'Part of the works that is done.': 'Parte das obras já realizada.',
    'Part of the works that was planned to be done by now.': 'Parte das obras prevista até agora.',
    'Cost of construction so far.': 'Custo da construção até agora.',
    'Cost of construction that was planned.': 'Custo previsto da construção.',
    'Part of all that the fund has invested. Only of finished property for sale, and land.':
      'Parte de tudo o que o fundo investiu. Só de imóveis para venda acabados, e terrenos.',
    'Part of the NAV. Only of land.': 'Parte do patrimônio líquido. Só de terrenos.',
    'A property or a plot of land of a real-estate fund.': 'Um imóvel ou terreno de um fundo imobiliário.',
    'The report has neither NAV nor the values of properties: the monthly report has them, properties by kind only.':
      'O informe não tem patrimônio líquido nem os valores dos imóveis: o informe mensal os tem, os imóveis só por tipo.',
    'Most funds state their fixed-income funds twice, as liquidity and as lines: count them once.':
      'A maioria dos fundos declara seus fundos de renda fixa duas vezes, como liquidez e como linhas: conte-os uma vez.',
    'Revenue shares of the properties of a fund often do not add up to 1: they are no weights.':
      'As parcelas da receita dos imóveis de um fundo muitas vezes não somam 1: não são pesos.',
    'Rates and shares are parts of one: 0.01 is one percent.':
      'Taxas e proporções são partes de um: 0.01 é um por cento.',
    'One row per fund and quarter: quotas issued, kind of fund, cash and what is held for liquidity.':
      'Uma linha por fundo e trimestre: cotas emitidas, tipo de fundo, disponibilidades e o que é mantido para liquidez.',
    'Last day of the quarter, as filed.': 'Último dia do trimestre, como informado.',
    'Quotas issued.': 'Cotas emitidas.',
    'True when made for one investor.': 'Verdadeiro quando exclusivo de um investidor.',
    'Cash.': 'Disponibilidades.',
    'Public bonds held for liquidity.': 'Títulos públicos mantidos para liquidez.',
    'Private bonds held for liquidity.': 'Títulos privados mantidos para liquidez.',
    'Quotas of fixed-income funds held for liquidity. Most funds state them a second time, as lines of Outras Cotas de FI.':
      'Cotas de fundos de renda fixa mantidas para liquidez. A maioria dos fundos as declara uma segunda vez, como linhas de Outras Cotas de FI.',
    'Hash of the values of the report and of its lines; equal hashes mean that nothing was amended.':
      'Hash dos valores do informe e de suas linhas; hashes iguais significam que nada foi retificado.',
    'File with cash and what is held for liquidity.': 'Arquivo com disponibilidades e o que é mantido para liquidez.',
    'One row per asset line, and per right to property.': 'Uma linha por linha de ativo, e por direito sobre imóvel.',
    '0, 1, … over the lines of the fund, sorted by their columns: no columns name a line, and each edition of the file has another order.':
      '0, 1, … sobre as linhas do fundo, ordenadas por suas colunas: nenhuma coluna nomeia uma linha, e cada edição do arquivo tem outra ordem.',
    'Lines that the amended report has no more: no column names a line, so one that changed is a line out and a line in. Their order is no change.':
      'Linhas que o informe retificado não tem mais: nenhuma coluna nomeia uma linha, então a que mudou é uma linha que sai e uma que entra. Sua ordem não é mudança.',
    'Lines that the amended report has now and had not before.':
      'Linhas que o informe retificado tem agora e não tinha antes.',
    'Kind of asset in the words of 2025, such as CRI/CRA or FII; right for a right to property; as filed where the word is unknown.':
      'Tipo de ativo nas palavras de 2025, como CRI/CRA ou FII; right para um direito sobre imóvel; como informado quando a palavra é desconhecida.',
    'Kind of asset as filed: until 2022 CRI and LCI have words of their own.':
      'Tipo de ativo como informado: até 2022 CRI e LCI têm palavras próprias.',
    'Issuer, or the fund whose quotas are held; *** for a natural person.':
      'Emissor, ou o fundo cujas cotas estão em carteira; *** para uma pessoa física.',
    'CNPJ of the issuer with its leading zeros; null where what was filed is no valid CNPJ.':
      'CNPJ do emissor com seus zeros à esquerda; nulo quando o que foi informado não é um CNPJ válido.',
    "Number of the issuer as filed, without punctuation: most lack leading zeros. A natural person's is masked.":
      'Número do emissor como informado, sem pontuação: à maioria faltam zeros à esquerda. O de uma pessoa física é mascarado.',
    'Number of the issue, only of CRI and CRA; older files write it in words.':
      'Número da emissão, só de CRI e CRA; arquivos antigos o escrevem por extenso.',
    'Series of the issue, only of CRI and CRA.': 'Série da emissão, só de CRI e CRA.',
    'Ticker, only of shares.': 'Ticker, só de ações.',
    'Name of another financial asset, or of a right to property.':
      'Nome de outro ativo financeiro, ou de um direito sobre imóvel.',
    'What the right to property is, in words.': 'O que é o direito sobre imóvel, por extenso.',
    'Maturity, only of LCI, LCA and LIG.': 'Vencimento, só de LCI, LCA e LIG.',
    'Quantity; it can be negative.': 'Quantidade; pode ser negativa.',
    'Value; it can be negative or zero.': 'Valor; pode ser negativo ou zero.',
    'One row per property, and per plot of land.': 'Uma linha por imóvel, e por terreno.',
    'Classe; the file': 'Classe; o arquivo',
    'One row per finished rental property and sector of its tenants.':
      'Uma linha por imóvel para renda acabado e setor de seus inquilinos.',
    'Name of the property, as in this file.': 'Nome do imóvel, como neste arquivo.',
    'Sector of the tenant, as filed; tenants are not named.':
      'Setor do inquilino, como informado; os inquilinos não são nomeados.',
    'Part of the revenue of the property: 1 is all of it.': 'Parte da receita do imóvel: 1 é toda.',
    'Part of the revenue of the fund.': 'Parte da receita do fundo.',
    'One row per state of a quarterly report of a fund that this installation has seen.':
      'Uma linha por estado de um informe trimestral de um fundo que esta instalação viu.',
    'Hash of the values of the report and of its lines; null if it was withdrawn.':
      'Hash dos valores do informe e de suas linhas; nulo se foi retirado.',
    'Quotas issued before this change.': 'Cotas emitidas antes desta mudança.',
    'Quotas issued since this change.': 'Cotas emitidas desde esta mudança.',
    'Reports are due 45 days after the end of the quarter, and a quarter is published as its last month.':
      'Os informes vencem 45 dias depois do fim do trimestre, e um trimestre é publicado como seu último mês.',
    'The sectors of the tenants of a real-estate fund at the end of a quarter':
      'Os setores dos inquilinos de um fundo imobiliário no fim de um trimestre',
    'As filed in the quarterly report, by finished rental property and sector; tenants are not named. Revenue shares of a fund often do not add up to 1. A fund without tenants has an empty list.':
      'Como informado no informe trimestral, por imóvel para renda acabado e setor; os inquilinos não são nomeados. As partes da receita de um fundo muitas vezes não somam 1. Um fundo sem inquilinos tem uma lista vazia.',
    'A sector of the tenants of a property of a real-estate fund.':
      'Um setor dos inquilinos de um imóvel de um fundo imobiliário.',
    'One row per quarterly report of a real-estate fund over all quarters, with its quotas.':
      'Uma linha por informe trimestral de um fundo imobiliário em todos os trimestres, com suas cotas.',
    'CVM writes the file of a year again with each delivery. It holds one version of each report, the highest; the ones before are gone from the portal. Each state seen here stays in its snapshot, and cvm_fii_quarter_revision lists them.':
      'A CVM reescreve o arquivo de um ano a cada entrega. Ele tem uma versão de cada informe, a mais alta; as anteriores saíram do portal. Cada estado visto aqui fica no seu snapshot, e cvm_fii_quarter_revision os lista.',
  },
  same: [
    'Versao',
    'Mandato',
    'Tipo',
    'Emissor',
    'Emissao',
    'Serie',
    'Quantidade',
    'Valor',
    'Classe',
    'Endereco',
    'Area',
  ],
})
