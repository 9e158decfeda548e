import type { Translation } from '../../translation-type.ts'

/** A life in decades, on the public page, in Portuguese. */
export const visitLife: Translation<typeof import('../../en/screens/visit-life.ts').visitLife> = {
  label: 'A vida de {name} em décadas',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  films: '{count, plural, one {# filme} other {# filmes}}',
  memories: '{count, plural, one {# lembrança} other {# lembranças}}',
  nothing: 'Nada ainda',
  gap: 'Ainda não há nada d{decade}. Quem poderia ter algo?',
  might: 'Talvez eu tenha algo',
  ask: 'Perguntar a alguém',
  subject: 'Fotos de {name}',
  message:
    'Ainda não há nada d{decade} no memorial de {name}. Você tem uma foto ou uma história daquele tempo?',
  undated: 'Sem data',
  all: '{count, plural, one {Ver a foto} other {Ver todas as # fotos}}',
}
