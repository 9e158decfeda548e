import type { Translation } from '../../translation-type.ts'

export const recordings: Translation<typeof import('../../en/screens/recordings.ts').recordings> = {
  hear: 'Ouvir {name}',
  hearAnonymous: 'Ouvir uma voz',
  watch: 'Um filme de {name}',
  watchAnonymous: 'Um filme',
  said: 'O que se diz',
  preparing: 'A gravação está sendo preparada. Poderá ser reproduzida em instantes.',
  failed: 'Não é possível reproduzir esta gravação. Por favor, adicione outra cópia.',
  unplayable:
    'Este navegador não consegue reproduzir a gravação. Você pode salvá-la e abri-la com outro programa.',
  save: 'Salvar a gravação',
  withSound: 'Com o som na apresentação; senão, fica muda lá',
  writeDown: 'Escrever o que se diz',
  changeWords: 'Mudar o que se diz',
  saving: 'Salvando',
  changed: 'Outra pessoa escreveu isto enquanto isso. Salvar de novo substitui:',
  nothingThere: 'Outra pessoa tirou as palavras enquanto isso. Salvar de novo coloca as suas.',
}
