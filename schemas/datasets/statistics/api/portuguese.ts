import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'The operator of this installation declared this time.': 'O operador desta instalação declarou esse prazo.',
    'The operator of this installation did not declare when it is published.':
      'O operador desta instalação não declarou quando ela é publicada.',
    'Monthly and daily series of the statistics institute (IBGE) and of the central bank, each value as published.':
      'Séries mensais e diárias do IBGE e do Banco Central, cada valor como publicado.',
    'The list of series of statistics': 'A lista das séries de estatísticas',
    'Each series with its unit, its frequency and how far it reaches. `untested` says that no real answer of its publisher was at hand when it was declared; one that has never been fetched has no periods. `declared_by` is `operator` for a series that a file of the operator of this installation declares.':
      'Cada série com sua unidade, sua frequência e até onde vai. `untested` diz que nenhuma resposta real do publicador estava à mão quando a série foi declarada; uma que nunca foi buscada não tem períodos. `declared_by` é `operator` para uma série declarada em um arquivo do operador desta instalação.',
    'The values of a series, by day, month, quarter or year': 'Os valores de uma série, por dia, mês, trimestre ou ano',
    'Which series: its `id` in `/v1/statistics`, or one of its `aliases`, such as `ipca`, `selic` or `cdi`.':
      'Qual série: seu `id` em `/v1/statistics`, ou um de seus `aliases`, como `ipca`, `selic` ou `cdi`.',
    'List every version of each period that this installation has seen, with the snapshots that have it.':
      'Lista todas as versões de cada período que esta instalação viu, com os snapshots que as têm.',
    'Series, such as ibge-1737-63 or bcb-433.': 'Série, como ibge-1737-63 ou bcb-433.',
    'IBGE or BCB.': 'IBGE ou BCB.',
    'Table and variable at the IBGE, then the categories and the place that were chosen; number of the series at the central bank.':
      'Tabela e variável no IBGE, depois as categorias e o lugar escolhidos; número da série no Banco Central.',
    'What is measured.': 'O que é medido.',
    'Unit of the values.': 'Unidade dos valores.',
    'First period with a value or marker.': 'Primeiro período com um valor ou sinal.',
    'Last period with a value or marker.': 'Último período com um valor ou sinal.',
    'Number of periods.': 'Número de períodos.',
    'How often it has a value: day, month, quarter or year.':
      'Com que frequência tem um valor: day (dia), month (mês), quarter (trimestre) ou year (ano).',
    'Other names by which it can be requested, with a space between them.':
      'Outros nomes pelos quais pode ser pedida, com um espaço entre eles.',
    'What is measured, in Portuguese.': 'O que é medido, em português.',
    'Days after the end of a period within which it is published; null where the publisher gives no number of days.':
      'Dias depois do fim de um período em que ele é publicado; nulo quando a fonte não informa um prazo.',
    'product if it is built in, operator if a file of the operator of the installation declares it.':
      'product se vem com o produto, operator se um arquivo do operador da instalação a declara.',
    'True where no real answer of its publisher was at hand when it was declared: no value of it has been compared with one.':
      'Verdadeiro quando nenhuma resposta real do publicador estava à mão na declaração: nenhum valor dela foi comparado com um real.',
    'Another name.': 'Outro nome.',
    'Other names by which `/v1/statistics/{series}` takes it.':
      'Outros nomes que `/v1/statistics/{series}` aceita para ela.',
    'Decimals that the publisher writes its values with, and the answers too.':
      'Casas decimais com que o publicador escreve os valores, e as respostas também.',
    'A series of statistics.': 'Uma série de estatísticas.',
    'Month of the value, YYYY-MM; of a daily series its day, YYYY-MM-DD, of a quarterly or yearly one its quarter, 2024-Q1, or year.':
      'Mês do valor, AAAA-MM; de uma série diária, seu dia, AAAA-MM-DD; de uma trimestral ou anual, seu trimestre, 2024-Q1, ou ano.',
    'Sign published in place of a value: - is a true zero, .. does not apply, ... is not available, X is withheld.':
      'Sinal publicado no lugar de um valor: - é zero absoluto, .. não se aplica, ... não está disponível, X é omitido.',
    'Day of the last revision of the period by IBGE; null for the central bank, which names none.':
      'Dia da última revisão do período pelo IBGE; nulo para o Banco Central, que não o informa.',
    'Day on which the period of the value ends, where the source names one (TR): the value covers the time from `period` until then.':
      'Dia em que o período do valor termina, quando a fonte o informa (TR): o valor vale de `period` até então.',
    'Number of this version of the period, counted from 1 in the order in which this installation has seen them. With `vintages=all`.':
      'Número desta versão do período, contado de 1 na ordem em que esta instalação as viu. Com `vintages=all`.',
    'Number of this version of the period, counted from 1 in the order in which this installation has seen them.':
      'Número desta versão do período, contado de 1 na ordem em que esta instalação as viu.',
    'True if the period was no longer published: such a version has no value.':
      'Verdadeiro se o período deixou de ser publicado: essa versão não tem valor.',
    'First snapshot that has this version; null if that was before versions were recorded.':
      'Primeiro snapshot que tem esta versão; nulo se foi antes de as versões serem gravadas.',
    'Last snapshot that has this version; null if the one that answers has it.':
      'Último snapshot que tem esta versão; nulo se o que responde a tem.',
    'When that snapshot was published, UTC; null if it is not known.':
      'Quando esse snapshot foi publicado, UTC; nulo se não é conhecido.',
    'A value of a series, or with `vintages=all` a version of one.':
      'Um valor de uma série ou, com `vintages=all`, uma versão de um.',
    'Open data of the IBGE and of the Banco Central do Brasil (ODbL): name the source.':
      'Dados abertos do IBGE e do Banco Central do Brasil (ODbL): cite a fonte.',
    'Source: IBGE and Banco Central do Brasil (servicodados.ibge.gov.br, api.bcb.gov.br).':
      'Fonte: IBGE e Banco Central do Brasil (servicodados.ibge.gov.br, api.bcb.gov.br).',
    'The IPCA is practically final when it is published; activity (bcb-24363) is revised for years afterwards. IBGE names the day of the last revision of each period, the central bank does not. Each version seen here stays in its snapshot.':
      'O IPCA é praticamente definitivo quando publicado; a atividade econômica (bcb-24363) é revista por anos. O IBGE informa o dia da última revisão de cada período, o Banco Central não. Cada versão vista aqui fica no seu snapshot.',
    'Series of activity and credit are revised for years afterwards: use as_of for what was known at a time.':
      'Séries de atividade e crédito são revistas por anos: use as_of para o que se sabia em uma época.',
    'The IPCA is here twice, from IBGE and from the central bank; a check names each month in which they differ.':
      'O IPCA está aqui duas vezes, do IBGE e do Banco Central; uma verificação nomeia cada mês em que diferem.',
    "The IBGE values in the sample were copied from the central bank's series, so the two agree there by construction; their days of revision were reconstructed.":
      'Os valores do IBGE na amostra foram copiados da série do Banco Central; por isso os dois concordam ali por construção; seus dias de revisão foram reconstruídos.',
    '`cdi`, `selic-diaria`, `ptax`, `tr`, `igp-m`, `ipca-15`, `ipca-alimentacao`, `ipca-habitacao`, `ipca-artigos-de-residencia`, `ipca-vestuario`, `ipca-transportes`, `ipca-comunicacao`, `ipca-saude`, `ipca-despesas-pessoais`, `ipca-educacao`, `ipca-alimentacao-ibge`, `ipca-habitacao-ibge`, `ipca-artigos-de-residencia-ibge`, `ipca-vestuario-ibge`, `ipca-transportes-ibge`, `ipca-comunicacao-ibge`, `ipca-saude-ibge`, `ipca-despesas-pessoais-ibge`, `ipca-educacao-ibge` are untested: no real answer of the publisher was at hand when their files were declared. The sample has three months of `cdi` and `selic-diaria`, from documents, and no value of the others.':
      '`cdi`, `selic-diaria`, `ptax`, `tr`, `igp-m`, `ipca-15`, `ipca-alimentacao`, `ipca-habitacao`, `ipca-artigos-de-residencia`, `ipca-vestuario`, `ipca-transportes`, `ipca-comunicacao`, `ipca-saude`, `ipca-despesas-pessoais`, `ipca-educacao`, `ipca-alimentacao-ibge`, `ipca-habitacao-ibge`, `ipca-artigos-de-residencia-ibge`, `ipca-vestuario-ibge`, `ipca-transportes-ibge`, `ipca-comunicacao-ibge`, `ipca-saude-ibge`, `ipca-despesas-pessoais-ibge`, `ipca-educacao-ibge` não foram testadas: nenhuma resposta real do publicador estava à mão quando seus arquivos foram declarados. A amostra tem três meses de `cdi` e `selic-diaria`, de documentos, e nenhum valor das outras.',
    'Of a daily series the central bank answers ten years at a time, so it has a file for each decade. PTAX begins with the real, on 1 July 1994.':
      'De uma série diária o Banco Central responde dez anos por vez; por isso há um arquivo por década. A PTAX começa com o real, em 1º de julho de 1994.',
    'The groups of the IPCA are here twice too. Those of the IBGE begin in January 2020: its older months are in tables that are not compiled.':
      'Os grupos do IPCA também estão aqui duas vezes. Os do IBGE começam em janeiro de 2020: seus meses anteriores estão em tabelas que não são compiladas.',
    'Quarterly and yearly series, and other codes and tables, are compiled where the operator declares them in a file: `declared_by` in the list of series names who did.':
      'Séries trimestrais e anuais, e outros códigos e tabelas, são compilados quando o operador os declara em um arquivo: `declared_by` na lista de séries diz quem o fez.',
    'One row per series and period: a day, month, quarter or year.':
      'Uma linha por série e período: um dia, mês, trimestre ou ano.',
    'key of serie; data': 'chave de serie; data',
    'Value in the unit of its series, as published; null if there is a marker.':
      'Valor na unidade de sua série, como publicado; nulo se há um sinal.',
    'value in serie; valor': 'valor em serie; valor',
    'value in serie': 'valor em serie',
    'Line of that file; a document of JSON is one line.': 'Linha desse arquivo; um documento JSON é uma linha.',
    'One row per series: what it measures and how far it reaches.': 'Uma linha por série: o que mede e até onde vai.',
    'One row per series, period and version of its value that this installation has seen.':
      'Uma linha por série, período e versão de seu valor que esta instalação viu.',
    'Snapshot before it, the last that has the version before this one; null where there was none.':
      'Snapshot anterior a ele, o último que tem a versão anterior a esta; nulo quando não havia nenhum.',
    'File that the value was read from; null of a withdrawn period.':
      'Arquivo de onde o valor foi lido; nulo de um período retirado.',
    'Address of that file; null where it was not recorded.': 'Endereço desse arquivo; nulo quando não foi gravado.',
    'SHA-256 of that file; null where it was not recorded.': 'SHA-256 desse arquivo; nulo quando não foi gravado.',
    'The IPCA of a month is published about the tenth of the next.':
      'O IPCA de um mês é publicado por volta do dia dez do mês seguinte.',
    'Known when the last business day of the month is over.': 'Conhecido quando termina o último dia útil do mês.',
    'Activity is measured from other statistics, which come up to two months later.':
      'A atividade é medida a partir de outras estatísticas, que vêm até dois meses depois.',
    'The rate of a business day is published on that day or the next.':
      'A taxa de um dia útil é publicada nesse dia ou no seguinte.',
    'The PTAX of a business day is published in its afternoon.':
      'A PTAX de um dia útil é publicada na tarde desse dia.',
    'The TR of a day is computed from the rates of that day, on the next.':
      'A TR de um dia é calculada das taxas desse dia, no dia seguinte.',
    'The IGP-M of a month is published on one of its last business days.':
      'O IGP-M de um mês é publicado em um dos seus últimos dias úteis.',
    'The IPCA-15 of a month is published about its twenty-fifth day.':
      'O IPCA-15 de um mês é publicado por volta do dia vinte e cinco.',
    'Each series has a rhythm of its own.': 'Cada série tem um ritmo próprio.',
    'IBGE and Banco Central do Brasil': 'IBGE e Banco Central do Brasil',
    'Oldest first. Of a monthly series from the month that contains `from` to the month that contains `to`; of a daily one (`frequency` in `/v1/statistics`) from day to day, where a day without a value, such as a holiday, has no row; of a quarterly or yearly one by whole quarters or years. If a marker was published in place of a value, the value is null and `marker` has the marker. A value has the decimals that its publisher writes the series with, `decimals` in `/v1/statistics`: 0.40 stays 0.40; Arrow has eight, with the same value. Ask with `as_of` for what was known at the end of a day, and with `vintages=all` for every version of each period that this installation has seen: the snapshots from its `first_snapshot` to its `last_snapshot` have a version.':
      'Da mais antiga à mais recente. De uma série mensal, do mês que contém `from` ao mês que contém `to`; de uma diária (`frequency` em `/v1/statistics`), de dia a dia, e um dia sem valor, como um feriado, não tem linha; de uma trimestral ou anual, por trimestres ou anos inteiros. Se um sinal foi publicado no lugar de um valor, o valor é nulo e `marker` traz o sinal. Um valor tem as casas decimais com que seu publicador escreve a série, `decimals` em `/v1/statistics`: 0.40 continua 0.40; o Arrow tem oito, com o mesmo valor. Peça com `as_of` o que se sabia no fim de um dia, e com `vintages=all` todas as versões de cada período que esta instalação viu: os snapshots de seu `first_snapshot` a seu `last_snapshot` têm uma versão.',
    'How it is computed: daily_factors multiplies 1 + rate ÷ 100 of each day, eight decimals each; published_months does so with the months as published, which have two decimals.':
      'Como é calculado: daily_factors multiplica 1 + taxa ÷ 100 de cada dia, com oito casas cada; published_months faz o mesmo com os meses como publicados, que têm duas casas.',
    'Series, such as bcb-12.': 'Série, como bcb-12.',
    'First day with a value in the range; of a monthly series the first day of that month; null where there is none.':
      'Primeiro dia com valor no intervalo; de uma série mensal, o primeiro dia do mês; nulo se não há nenhum.',
    'Last day with a value in the range; of a monthly series the last day of that month; null where there is none.':
      'Último dia com valor no intervalo; de uma série mensal, o último dia do mês; nulo se não há nenhum.',
    'What one real grows to: the product of the factors, which is exact, rounded once to sixteen decimals, half up; null where a value is missing.':
      'Em quanto se torna um real: o produto dos fatores, que é exato, arredondado uma vez a dezesseis casas, meio para cima; nulo se falta um valor.',
    'The factor less 1, times 100; null where the factor is.': 'O fator menos 1, vezes 100; nulo se o fator é.',
    'The rate of a year of 252 business days that grows to the factor, two decimals: of one day the rate of a year from which its factor was made; null for a monthly series and where the factor is.':
      'A taxa de um ano de 252 dias úteis que dá o fator, com duas casas: de um dia, a taxa anual de que seu fator foi feito; nula para uma série mensal e se o fator é nulo.',
    'Why the factor is null: value_missing where a business day or month of the range has no value, also one that has not come yet; calendar_unknown where the range is longer than the series and no calendar knows these days; "" where it is a number.':
      'Por que o fator é nulo: value_missing se um dia útil ou mês do intervalo não tem valor, mesmo um que ainda não chegou; calendar_unknown se o intervalo é maior que a série e nenhum calendário conhece esses dias; "" se é um número.',
    'Days whose factors are multiplied; null for a monthly series.':
      'Dias cujos fatores são multiplicados; nulo para uma série mensal.',
    'Months whose factors are multiplied; null for a daily series.':
      'Meses cujos fatores são multiplicados; nulo para uma série diária.',
    'Business days of banks in the range that have no value; null for a monthly series, and where no calendar knows all days.':
      'Dias úteis bancários do intervalo que não têm valor; nulo para uma série mensal, e se nenhum calendário conhece todos os dias.',
    'Why it is null: monthly_series, or calendar_unknown; "" where it is a number.':
      'Por que é nulo: monthly_series, ou calendar_unknown; "" se é um número.',
    'First day or month that lacks its value; null where none is known to lack it.':
      'Primeiro dia ou mês sem valor; nulo se não se sabe de nenhum.',
    'True where the range reaches into a month of which not all days have come: the figure of that month still grows. Null where that is not known.':
      'Verdadeiro se o intervalo chega a um mês do qual nem todos os dias vieram: o número desse mês ainda cresce. Nulo se isso não é conhecido.',
    'Why it is null: calendar_unknown; daily_rates_missing where the last month of the monthly series cannot be compared with the rates of its days; "" where it is known.':
      'Por que é nulo: calendar_unknown; daily_rates_missing se o último mês da série mensal não pode ser comparado com as taxas de seus dias; "" se é conhecido.',
    'What a rate grows to from one day to another.': 'Quanto uma taxa acumula de um dia a outro.',
    'Last day of the range: `to`, or the newest day of the series; of a monthly series the last of that month.':
      'Último dia do intervalo: `to`, ou o dia mais novo da série; de uma série mensal, o último do mês.',
    'What the CDI or the Selic grows to between two days, exactly':
      'Quanto o CDI ou a Selic acumula entre dois dias, com exatidão',
    'The product of the factors of the days from `from` to `to`, both included, of `cdi` (bcb-12) and `selic-diaria` (bcb-11): the rate of a day is earned until the next business day, so for a deposit from day a to day b `to` is the last business day before b. Of `selic` (bcb-4390) the product of whole months, from the one that contains `from` to the one that contains `to`. Without `from` and `to` from the first value to the newest. The CDI of a month is `cdi` over its days: no other series of it is compiled. The month that is still running is marked, and a value that is missing makes the factor null.':
      'O produto dos fatores dos dias de `from` a `to`, ambos incluídos, de `cdi` (bcb-12) e `selic-diaria` (bcb-11): a taxa de um dia rende até o dia útil seguinte; por isso, para um depósito do dia a ao dia b, `to` é o último dia útil antes de b. De `selic` (bcb-4390), o produto de meses inteiros, do que contém `from` ao que contém `to`. Sem `from` e `to`, do primeiro valor ao mais novo. O CDI de um mês é `cdi` sobre seus dias: nenhuma outra série dele é compilada. O mês em curso é marcado, e um valor que falta torna o fator nulo.',
  },
  same: ['modificacao'],
  labels: {
    factor: { en: 'Factor', pt: 'Fator' },
    percent: { en: 'Percent', pt: 'Percentual' },
    annual_percent: { en: 'Rate of a year', pt: 'Taxa anual' },
    factor_reason: { en: 'Why there is no factor', pt: 'Por que não há fator' },
    missing_days: { en: 'Missing days', pt: 'Dias que faltam' },
    missing_days_reason: { en: 'Why days are not counted', pt: 'Por que os dias não são contados' },
    name_pt: { en: 'Name in Portuguese', pt: 'Nome em português' },
    within_days: { en: 'Published within days', pt: 'Publicada em até (dias)' },
    declared_by: { en: 'Declared by', pt: 'Declarada por' },
    first_missing: { en: 'First missing', pt: 'Primeiro que falta' },
    is_running_month: { en: 'Running month', pt: 'Mês em curso' },
    is_running_month_reason: { en: 'Why that is not known', pt: 'Por que não se sabe' },
  },
})
