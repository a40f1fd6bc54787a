import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'The securities that each company names in its registration form (FCA), with trading code, market and days: which company a ticker belongs to, under open terms.':
      'Os valores mobiliários que cada companhia informa em seu formulário cadastral (FCA), com código de negociação, mercado e datas: a que companhia pertence um ticker, sob termos abertos.',
    'A company delivers the form each year and amends it. Files have the newest versions; each version seen here stays in its snapshot.':
      'A companhia entrega o formulário a cada ano e o retifica. Os arquivos têm as versões mais novas; cada versão vista aqui fica no seu snapshot.',
    'A company amends its form when something changes, and no file of it was seen.':
      'A companhia retifica o formulário quando algo muda, e nenhum arquivo dele foi visto.',
    'No file was at hand: columns are as public readers know them, and the source is untested.':
      'Não havia arquivo à mão: as colunas são as que leitores públicos conhecem, e a fonte não foi testada.',
    'Companies fill in the trading code themselves: words and several codes stand in it too. Only what has the form of one links a ticker.':
      'As próprias companhias preenchem o código de negociação: há palavras e vários códigos também. Só o que tem a forma de um liga um ticker.',
    'A ticker can pass from one company to another: its days, as filed, say when it was of which.':
      'Um ticker pode passar de uma companhia a outra: suas datas, como informadas, dizem quando era de qual.',
    'The sample is synthetic: one invented company.': 'A amostra é sintética: uma companhia inventada.',
    'One row per security, ticker and market that a form of a company names.':
      'Uma linha por valor mobiliário, ticker e mercado que um formulário de uma companhia informa.',
    'One row per ticker and company that names it in its forms.':
      'Uma linha por ticker e companhia que o informa em seus formulários.',
    'CNPJ of the company, 14 digits.': 'CNPJ da companhia, 14 dígitos.',
    'Day of the form: the first of its year, or that on which the company was registered.':
      'Dia do formulário: o primeiro de seu ano, ou aquele em que a companhia foi registrada.',
    'Version of the form; the list has the highest.': 'Versão do formulário; a lista tem a maior.',
    'Kind of the security, as filed: Ações Ordinárias, Ações Preferenciais, Units, Debêntures and others.':
      'Tipo do valor mobiliário, como informado: Ações Ordinárias, Ações Preferenciais, Units, Debêntures e outros.',
    'Class of preferred shares, such as PNA; null where none is filed.':
      'Classe das ações preferenciais, como PNA; nula se não informada.',
    'Trading code, as filed; some companies write words, or several codes, in its place.':
      'Código de negociação, como informado; algumas companhias escrevem palavras, ou vários códigos, em seu lugar.',
    'Kind of the market, as filed: Bolsa, Balcão Organizado and others.':
      'Tipo do mercado, como informado: Bolsa, Balcão Organizado e outros.',
    'Segment of listing, as filed, such as Novo Mercado.': 'Segmento de listagem, como informado, como Novo Mercado.',
    'First day of trading, as filed; null where none is.':
      'Primeiro dia de negociação, como informado; nulo se não informado.',
    'Last day of trading, as filed; null where it goes on.':
      'Último dia de negociação, como informado; nulo se continua.',
    'Trading code, of forms where the field has the form of one.':
      'Código de negociação, dos formulários em que o campo tem a forma de um.',
    'Kind of the security, of the newest form that has both.':
      'Tipo do valor mobiliário, do formulário mais novo que tem os dois.',
    'First day of trading, of that form; null where none is filed.':
      'Primeiro dia de negociação, desse formulário; nulo se não informado.',
    'Last day of trading, of that form; null where it goes on.':
      'Último dia de negociação, desse formulário; nulo se continua.',
    'Day of the first form with both in the months that are compiled.':
      'Dia do primeiro formulário com os dois nos meses compilados.',
    'Day of the newest form with both in the months that are compiled.':
      'Dia do formulário mais novo com os dois nos meses compilados.',
    'A security that a form of a company names.': 'Um valor mobiliário que um formulário de uma companhia informa.',
    'The securities of a company, with their trading codes and days, as its forms name them':
      'Os valores mobiliários de uma companhia, com códigos de negociação e datas, como seus formulários informam',
    'The newest form first; of each form the highest version. Companies fill in the trading code themselves, so words stand in it too. A company without a form in this snapshot has an empty list.':
      'O formulário mais novo primeiro; de cada um, a maior versão. As próprias companhias preenchem o código de negociação, por isso há palavras também. Uma companhia sem formulário neste snapshot tem uma lista vazia.',
  },
  same: [
    'CNPJ_Companhia',
    'Data_Referencia',
    'Versao',
    'Valor_Mobiliario',
    'Sigla_Classe_Acao_Preferencial',
    'Codigo_Negociacao',
    'Mercado',
    'Segmento',
    'Data_Inicio_Negociacao',
    'Data_Fim_Negociacao',
  ],
  labels: {
    security: { en: 'Security', pt: 'Valor mobiliário' },
    share_class: { en: 'Class of shares', pt: 'Classe de ações' },
    segment: { en: 'Segment', pt: 'Segmento' },
    first_reference_date: { en: 'First form', pt: 'Primeiro formulário' },
    last_reference_date: { en: 'Newest form', pt: 'Formulário mais novo' },
  },
})
