import type { Translations } from '../../../../api/language/translations.ts'

export const issuerTablesPortuguese: Translations['sentences'] = {
  'One row an issuer, number, spelling and letters of a ticker that lines of the month file together.':
    'Uma linha por emissor, número, grafia e letras de um ticker que linhas do mês informam juntos.',
  'One row the letters of a ticker, a month, and an issuer that lines of the month file beside them.':
    'Uma linha por letras de um ticker, mês e emissor que linhas do mês informam ao lado delas.',
  'The four letters of a ticker.': 'As quatro letras de um ticker.',
  'Month of the lines, YYYY-MM.': 'Mês das linhas, AAAA-MM.',
  'One row a name that lines which count are added up by: the issuer of what it names, how that is known, or why it is not. Lines count that are open and owned, lent or borrowed.':
    'Uma linha por nome pelo qual se somam as linhas que contam: o emissor do que ele nomeia, como é conhecido, ou por que não é. Contam as linhas abertas que são próprias, cedidas ou tomadas em empréstimo.',
  'One row an issuer, role, kind and class: what the class has of the issuer, by itself and through funds.':
    'Uma linha por emissor, papel, tipo e classe: o que a classe tem do emissor, por si e por meio de fundos.',
  'One row an issuer, role and kind: what all classes have of it by their own lines in the month.':
    'Uma linha por emissor, papel e tipo: o que todas as classes têm dele por linhas próprias no mês.',
  'One row a filing group, type, block, kind and way in which issuers are known, or not: lines that count of the month.':
    'Uma linha por grupo de entrega, tipo, bloco, tipo de ativo e modo pelo qual se conhecem os emissores, ou não: linhas do mês que contam.',
  'One row an issuer over all months: its number, names, tickers, and the months that have it.':
    'Uma linha por emissor em todos os meses: seu número, nomes, tickers e os meses que o têm.',
  'issuer, which owes; or vehicle, which securitised claims that it does not owe (CRI, CRA, CCI): the debtor is filed nowhere. Never add up roles.':
    'issuer, que deve; ou vehicle, que securitizou créditos que não deve (CRI, CRA, CCI): o devedor não é informado em lugar nenhum. Nunca some papéis.',
  'Kind of asset, as in cvm_fund_portfolio; of a name that links lead to a fund, fund_quota.':
    'Tipo de ativo, como em cvm_fund_portfolio; de um nome que as ligações levam a um fundo, fund_quota.',
  'CNPJ of the issuer as filed: not that of a person or of the class that files, and with right check digits.':
    'CNPJ do emissor como informado: não o de uma pessoa nem o da classe que informa, e com dígitos verificadores certos.',
  'Name of the issuer as filed.': 'Nome do emissor como informado.',
  'The four letters of the ticker, where the lines are of a share or unit that is named by one.':
    'As quatro letras do ticker, quando as linhas são de uma ação ou unit nomeada por um.',
  'Lines with these.': 'Linhas com estes.',
  'Sum of their values without sign.': 'Soma dos seus valores sem sinal.',
  'Name that the lines are added up by, as in cvm_fund_look_through: asset_id, before links and after them; or line, month, CNPJ and id of a line that names no asset.':
    'Nome pelo qual as linhas são somadas, como em cvm_fund_look_through: asset_id, antes e depois das ligações; ou line, mês, CNPJ e id de uma linha que não nomeia ativo.',
  'filed or derived; none where there is no issuer.': 'filed ou derived; nenhum quando não há emissor.',
  'How the issuer is known: filed, by all lines of the asset; treasury; asset, by other lines of the asset; letters, of the ticker or of the code of a debenture, beside which lines of the month file one issuer alone; letters_near, the same by the nearest month within 24 where all of them agree. None where there is no issuer.':
    'Como se conhece o emissor: filed, por todas as linhas do ativo; treasury; asset, por outras linhas do ativo; letters, as do ticker ou do código de uma debênture, ao lado das quais linhas do mês informam um só emissor; letters_near, o mesmo pelo mês mais próximo dentro de 24 quando todos concordam. Nenhum quando não há emissor.',
  'Why there is none: not_filed, fund, foreign, depositary, person, ambiguous or other. None where there is one.':
    'Por que não há: not_filed, fund, foreign, depositary, person, ambiguous ou other. Nenhum quando há um.',
  'CNPJ of the class that holds, by itself or through other funds.':
    'CNPJ da classe que detém, por si ou por meio de outros fundos.',
  'Signed sum of its own lines; borrowed ones are negative. 0 where it has none.':
    'Soma com sinal das linhas próprias; as tomadas em empréstimo são negativas. 0 quando não tem nenhuma.',
  'Of it the borrowed lines.': 'Dela, as linhas tomadas em empréstimo.',
  'What the look-through of the class has of the issuer beside its own lines: never to be added up over classes. None where the month has no look-through of the class.':
    'O que a carteira aberta da classe tem do emissor além das linhas próprias: nunca se soma entre classes. Nenhum quando o mês não tem a carteira aberta da classe.',
  'Its own lines.': 'Suas linhas próprias.',
  'Kind of asset; or all, once for every kind together: not to be added to the others.':
    'Tipo de ativo; ou all, uma vez para todos os tipos juntos: não se soma aos outros.',
  'Signed sum of the lines that count: open ones that are owned, lent or, negative, borrowed.':
    'Soma com sinal das linhas que contam: as abertas que são próprias, cedidas em empréstimo ou, negativas, tomadas.',
  'Managers of these classes, by the register that the month rests on (party_basis of cvm_party_class); natural persons count as one.':
    'Gestores dessas classes, pelo cadastro em que o mês se baseia (party_basis de cvm_party_class); pessoas físicas contam como uma.',
  'Filing group of the class: fif or structured.': 'Grupo de entrega da classe: fif ou structured.',
  'Type of the class, as in cvm_fund_month.': 'Tipo da classe, como em cvm_fund_month.',
  'Block of the filing.': 'Bloco da entrega.',
  'Kind of asset of the lines.': 'Tipo de ativo das linhas.',
  'How their issuer is known, as in cvm_leaf_issuer; "" where it is not. A line that files its issuer itself says filed.':
    'Como se conhece seu emissor, como em cvm_leaf_issuer; "" quando não se conhece. Uma linha que informa ela mesma o emissor diz filed.',
  'Why it is not; "" where it is.': 'Por que não é conhecido; "" quando é.',
  'Role of the issuer; "" where there is none.': 'Papel do emissor; "" quando não há.',
  'Lines that count.': 'Linhas que contam.',
  'Signed sum of these lines.': 'Soma com sinal dessas linhas.',
  'CNPJ with that root that lines with most value file; none for the treasury.':
    'CNPJ com essa raiz que as linhas de maior valor informam; nenhum para o tesouro.',
  'Spelling of its name that lines with most value file.': 'Grafia do nome que as linhas de maior valor informam.',
  'All spellings, that with most value first, with semicolons between them.':
    'Todas as grafias, a de maior valor primeiro, separadas por ponto e vírgula.',
  'Tickers whose lines it is the issuer of, with semicolons between them.':
    'Tickers de cujas linhas é o emissor, separados por ponto e vírgula.',
  'Letters of tickers beside which lines file it, with semicolons between them.':
    'Letras de tickers ao lado das quais linhas o informam, separadas por ponto e vírgula.',
  'True where a spelling says that it securitises claims: debentures that it issues as issuer can be backed by them too.':
    'True quando uma grafia diz que securitiza créditos: debêntures que emite como emissor também podem ser lastreadas neles.',
  'Words of its names, tickers and number without accents, case and signs, with a space on both sides of each. For a search.':
    'Palavras dos seus nomes, tickers e número sem acentos, maiúsculas e sinais, com um espaço de cada lado. Para buscas.',
  'Only leaves of this issuer, as in `/v1/issuer/{id}`: the root of its CNPJ, its CNPJ, a ticker, an ISIN, or treasury. With view=aggregate their `value` adds up, but for rounding, to the total_value of the fund in its list of holders.':
    'Só folhas deste emissor, como em `/v1/issuer/{id}`: a raiz do CNPJ, o CNPJ, um ticker, um ISIN, ou treasury. Com view=aggregate seu `value` soma, a menos de arredondamento, o total_value do fundo na lista de detentores.',
  'Only leaves of this asset: a code as in `/v1/asset/{code}`.':
    'Só folhas deste ativo: um código como em `/v1/asset/{code}`.',
  'One row a line that counts and whose issuer is known, by issuer: open lines that are owned, lent or borrowed.':
    'Uma linha por linha que conta e de emissor conhecido, por emissor: linhas abertas de ativos próprios, cedidos ou tomados em empréstimo.',
  'How the issuer is known, as in cvm_leaf_issuer; filed where the line itself says it.':
    'Como se conhece o emissor, como em cvm_leaf_issuer; filed quando a própria linha o informa.',
  'Number of the issuer as the line files it.': 'Número do emissor como a linha o informa.',
  'One row an issuer and ticker that it has issued by lines of funds, with the days of these.':
    'Uma linha por emissor e ticker que ele emitiu segundo linhas de fundos, com os dias destas.',
  'Ticker, as in asset_id.': 'Ticker, como em asset_id.',
  'Last day of the first month whose lines have both.': 'Último dia do primeiro mês cujas linhas têm os dois.',
  'Last day of the last month.': 'Último dia do último mês.',
  'Months whose lines have both.': 'Meses cujas linhas têm os dois.',
  'filed where all lines of it in a month file that issuer; else derived, by letters or by months near.':
    'filed quando todas as linhas dele em um mês informam esse emissor; senão derived, pelas letras ou por meses próximos.',
}
