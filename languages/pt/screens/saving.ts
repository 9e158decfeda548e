import type { Translation } from '../../translation-type.ts'

export const saving: Translation<typeof import('../../en/screens/saving.ts').saving> = {
  leave: {
    title: 'Alterações não salvas',
    body: 'Suas alterações nesta etapa ainda não estão salvas.',
    bodyScreen: 'Suas alterações aqui ainda não estão salvas.',
    bodyAll: 'Seu memorial tem alterações que ainda não estão salvas.',
    bodyWord:
      'Você escolheu que uma palavra abra o memorial, e a palavra ainda não está definida. “Usar esta palavra” a define; até lá, o memorial se abre como antes.',
    save: 'Salvar e sair',
    leave: 'Sair sem salvar',
    /** Shown by browsers that let a page choose the words. */
    unload: 'Há informações do memorial que não estão salvas. Quer mesmo sair?',
  },
  status: {
    saving: 'Salvando na sua conta',
    unsaved: 'Ainda não está tudo salvo',
    here: 'Salvo neste dispositivo',
    onlyHere: 'Guardado só nesta aba',
  },
  /** While another tab of this browser edits. */
  otherTab: {
    title: 'O memorial está aberto em outra aba',
    takenOver: 'Você continuou em outra aba',
    help: 'Ele é alterado em uma aba de cada vez, para que nada se perca. O que você escreveu lá também está aqui.',
    goOnHere: 'Continuar aqui',
  },
  slow: {
    title: 'Está demorando mais do que de costume',
    help: 'Uma nova tentativa é feita sem que você precise fazer nada. Nada se perdeu: tudo ainda está neste dispositivo.',
    offlineHelp:
      'Tudo é salvo assim que a conexão voltar, sem que você precise fazer nada. Nada se perdeu: tudo ainda está neste dispositivo.',
    stop: 'Parar de tentar',
  },
}
