import type { Translation } from '../../translation-type.ts'

/** The fields for the dates of birth and death, in Portuguese. */
export const lifeDates: Translation<typeof import('../../en/screens/life-dates.ts').lifeDates> = {
  title: 'Datas de nascimento e falecimento',
  intro: 'O que você souber. Qualquer parte pode ficar vazia.',
  birth: 'Data de nascimento',
  death: 'Data de falecimento',
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  noMonth: 'Sem mês',
  about: 'Apenas por volta deste ano',
  reads: 'Abaixo do nome: {dates}',
  blocked: 'Veja as datas de nascimento e falecimento: algo nelas ainda não pode estar certo.',
  /** By `LifeDateProblem`. */
  problems: {
    yearMissing: 'Acrescente o ano ou deixe tudo vazio.',
    yearUnclear: 'Escreva o ano com quatro algarismos, como 1931.',
    monthMissing: 'Um dia precisa do seu mês. Escolha um ou deixe o dia vazio.',
    monthUnclear: 'Escolha o mês da lista.',
    dayUnclear: 'Esse mês não tem esse dia. Confira, por favor.',
    aboutYearOnly: '“Por volta de” vale apenas para um ano. Deixe o dia e o mês vazios ou desmarque.',
    future: 'Essa data ainda não chegou. Confira o ano.',
    deathBeforeBirth: 'É antes da data de nascimento. Confira as duas.',
  },
}
