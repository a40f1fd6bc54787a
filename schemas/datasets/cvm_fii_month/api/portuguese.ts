import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'NAV, quotas, holders, returns and the balance of each real-estate fund (FII), month by month, as filed with the regulator.':
      'Patrimônio líquido, cotas, cotistas, rentabilidade e balanço de cada fundo imobiliário (FII), mês a mês, como informado à CVM.',
    'The monthly reports of a receivables or real-estate fund (FIDC, FII): NAV, assets, holders and returns':
      'Os informes mensais de um fundo de direitos creditórios ou imobiliário (FIDC, FII): patrimônio líquido, ativos, cotistas e rentabilidade',
    'The kind of report.': 'O tipo de informe.',
    'NAV, BRL; it can be negative.': 'Patrimônio líquido, em reais; pode ser negativo.',
    'Total assets, BRL.': 'Ativo total, em reais.',
    'Total liabilities, BRL, as a positive amount.': 'Passivo total, em reais, como valor positivo.',
    'Quotas issued, of a real-estate fund.': 'Cotas emitidas, de um fundo imobiliário.',
    'NAV of one quota, BRL, of a real-estate fund.': 'Patrimônio líquido por cota, em reais, de um fundo imobiliário.',
    'Holders; of a receivables fund those of all its series.':
      'Cotistas; de um fundo de direitos creditórios, os de todas as suas séries.',
    'Return of the month with distributions, of a real-estate fund. 0.01 is one percent.':
      'Rentabilidade do mês com distribuições, de um fundo imobiliário. 0.01 é um por cento.',
    'Distributions of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent.':
      'Distribuições do mês como parte do valor da cota, de um fundo imobiliário. 0.01 é um por cento.',
    'Amortization of the month as a part of the quota value, of a real-estate fund. 0.01 is one percent.':
      'Amortização do mês como parte do valor da cota, de um fundo imobiliário. 0.01 é um por cento.',
    'Credit rights before provision, BRL, of a receivables fund.':
      'Direitos creditórios antes da provisão, em reais, de um fundo de direitos creditórios.',
    'Provision for losses on credit rights, BRL, as a positive amount, of a receivables fund.':
      'Provisão para perdas em direitos creditórios, em reais, como valor positivo, de um fundo de direitos creditórios.',
    'Overdue instalments and overdue credit rights, BRL, of a receivables fund.':
      'Parcelas inadimplidas e direitos creditórios vencidos, em reais, de um fundo de direitos creditórios.',
    'The figures of a monthly report of a structured fund.': 'Os números de um informe mensal de um fundo estruturado.',
    'The file names the first day of the month; the figures are of its last day, which reference_date gives.':
      'O arquivo nomeia o primeiro dia do mês; os números são do último dia, que reference_date dá.',
    'The balance gives totals by kind of property and security: the lines are in the quarterly report.':
      'O balanço dá totais por tipo de imóvel e valor mobiliário: as linhas estão no informe trimestral.',
    'Rates and returns are parts of one: 0.01 is one percent.':
      'Taxas e rentabilidades são partes de um: 0.01 é um por cento.',
    'One row per fund and month: NAV, quotas, holders, returns and the totals of the balance.':
      'Uma linha por fundo e mês: patrimônio líquido, cotas, cotistas, rentabilidade e os totais do balanço.',
    'Last day of the month: the figures are of that day.': 'Último dia do mês: os números são desse dia.',
    'Day that the report names: the first of its month.': 'Dia que o informe nomeia: o primeiro do seu mês.',
    'Quotas issued, as the first part of the report says.': 'Cotas emitidas, como diz a primeira parte do informe.',
    'NAV: assets less liabilities. It can be negative.':
      'Patrimônio líquido: ativos menos passivos. Pode ser negativo.',
    'Quotas that the NAV is divided by.': 'Cotas pelas quais o patrimônio líquido é dividido.',
    'NAV of one quota.': 'Patrimônio líquido por cota.',
    'Cash and what is held for liquidity: four leaves of the balance.':
      'Disponibilidades e o que é mantido para liquidez: quatro folhas do balanço.',
    'Property and securities.': 'Imóveis e valores mobiliários.',
    'Property and rights to it: six leaves, part of invested.':
      'Imóveis e direitos sobre eles: seis folhas, parte de invested.',
    'Receivables: three leaves.': 'Valores a receber: três folhas.',
    'Liabilities: ten leaves, filed as a positive amount.': 'Passivos: dez folhas, informadas como valor positivo.',
    'Return of the month with distributions: 0.01 is one percent. Amortization is not in it.':
      'Rentabilidade do mês com distribuições: 0.01 é um por cento. A amortização não está nela.',
    'Change of the quota value in the month.': 'Variação do valor patrimonial da cota no mês.',
    'Distributions of the month, as a part of the quota value.': 'Distribuições do mês, como parte do valor da cota.',
    'Amortization of quotas in the month, as a part of the quota value.':
      'Amortização de cotas no mês, como parte do valor da cota.',
    'Administration fee of the month, as a part of the NAV.':
      'Taxa de administração do mês, como parte do patrimônio líquido.',
    'Custody fee of the month, as a part of the NAV.': 'Taxa de custódia do mês, como parte do patrimônio líquido.',
    'Day on which the holders were counted.': 'Dia em que os cotistas foram contados.',
    'Holders.': 'Cotistas.',
    'Holders that are natural persons.': 'Cotistas que são pessoas físicas.',
    'Holders that are companies outside of finance.': 'Cotistas que são pessoas jurídicas não financeiras.',
    'Holders that are commercial banks.': 'Cotistas que são bancos comerciais.',
    'Holders that are brokers.': 'Cotistas que são corretoras ou distribuidoras.',
    'Holders that are other financial companies.': 'Cotistas que são outras pessoas jurídicas financeiras.',
    'Holders that are investors from abroad.': 'Cotistas que são investidores não residentes.',
    'Holders that are open pension entities.': 'Cotistas que são entidades abertas de previdência complementar.',
    'Holders that are closed pension entities.': 'Cotistas que são entidades fechadas de previdência complementar.',
    'Holders that are pension schemes of civil servants.':
      'Cotistas que são regimes próprios de previdência de servidores públicos.',
    'Holders that are insurers.': 'Cotistas que são seguradoras ou resseguradoras.',
    'Holders that are capitalization and leasing companies.':
      'Cotistas que são sociedades de capitalização ou de arrendamento mercantil.',
    'Holders that are real-estate funds.': 'Cotistas que são fundos imobiliários.',
    'Holders that are other funds.': 'Cotistas que são outros fundos.',
    'Holders that are distributors of the fund.': 'Cotistas que são distribuidores do fundo.',
    'Holders that are of another kind.': 'Cotistas de outros tipos.',
    'Hash of the values of the report and its leaves; equal hashes mean that nothing was amended.':
      'Hash dos valores do informe e de suas folhas; hashes iguais significam que nada foi retificado.',
    'File with the NAV, quotas and holders of the row.':
      'Arquivo com o patrimônio líquido, as cotas e os cotistas da linha.',
    'File with the name, the delivery and the kind of the fund.': 'Arquivo com o nome, a entrega e o tipo do fundo.',
    'File with the balance.': 'Arquivo com o balanço.',
    'One row per fund, month and leaf of the balance that is not zero; the signed leaves add up to the NAV.':
      'Uma linha por fundo, mês e folha do balanço que não é zero; as folhas com sinal somam o patrimônio líquido.',
    'Leaf of the balance: 34 of assets and 10 of liabilities, such as rental_finished or cri_cra.':
      'Folha do balanço: 34 de ativos e 10 de passivos, como rental_finished ou cri_cra.',
    'Total that the leaf is part of: liquidity, property, securities, receivables or liabilities.':
      'Total de que a folha faz parte: liquidity, property, securities, receivables ou liabilities.',
    'asset or liability.': 'asset (ativo) ou liability (passivo).',
    'Value of the leaf; of a liability with the other sign than filed, so that all leaves of a fund add up to its NAV.':
      'Valor da folha; de um passivo, com o sinal contrário ao informado, de modo que todas as folhas de um fundo somam seu patrimônio líquido.',
    'Column of the file that has it.': 'Coluna do arquivo que o tem.',
    'One row per state of a report of a fund that this installation has seen.':
      'Uma linha por estado de um informe de um fundo que esta instalação viu.',
    'Hash of the values of the report and its leaves; null if it was withdrawn.':
      'Hash dos valores do informe e de suas folhas; nulo se foi retirado.',
    'NAV before this change.': 'Patrimônio líquido antes desta mudança.',
    'NAV since this change.': 'Patrimônio líquido desde esta mudança.',
    'Reports are due fifteen days after the end of the month, and the file has them within days.':
      'Os informes vencem quinze dias depois do fim do mês, e o arquivo os tem em poucos dias.',
    'One row per monthly report of a real-estate fund over all months, with its NAV and quotas.':
      'Uma linha por informe mensal de um fundo imobiliário em todos os meses, com seu patrimônio líquido e suas cotas.',
    'CVM writes the file of a year again with each delivery. It holds one version of each report, the highest; the ones before are gone from the portal. Each state seen here stays in its snapshot, and cvm_fii_month_revision lists them.':
      'A CVM reescreve o arquivo de um ano a cada entrega. Ele tem uma versão de cada informe, a mais alta; as anteriores saíram do portal. Cada estado visto aqui fica no seu snapshot, e cvm_fii_month_revision os lista.',
    'Oldest first. A class that files both kinds of report is a receivables fund here. Fields of the other kind of fund are null. The rows of the balance are in `/v1/fund/{cnpj}/portfolio`. A fund that files no monthly report is a 404.':
      'Da mais antiga à mais recente. Uma classe que entrega os dois tipos de informe é aqui um fundo de direitos creditórios. Os campos do outro tipo de fundo são nulos. As linhas do balanço estão em `/v1/fund/{cnpj}/portfolio`. Um fundo que não entrega informe mensal recebe 404.',
  },
  same: ['Versao', 'Mandato'],
})
