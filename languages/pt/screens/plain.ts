import type { Translation } from '../../translation-type.ts'

export const plain: Translation<typeof import('../../en/screens/plain.ts').plain> = {
  old: {
    title: 'Esta página precisa de um navegador mais recente',
    text: 'O navegador deste dispositivo já tem alguns anos e não consegue mostrar esta página. Você não fez nada de errado, e nada se perdeu: o que você escreveu aqui continua neste dispositivo.',
  },
  off: {
    title: 'Esta página precisa de JavaScript',
    text: 'Ele está desativado neste navegador. Você pode ativá-lo nas configurações do navegador e abrir esta página de novo. O que você escreveu aqui continua neste dispositivo.',
  },
  lost: {
    title: 'Uma parte desta página não chegou',
    text: 'A conexão pode estar fraca, ou algo neste dispositivo impede que ela chegue. O que você escreveu aqui continua neste dispositivo.',
    again: 'Tentar de novo',
  },
  works: {
    title: 'Isto funciona aqui',
    read: 'Ler todos os memoriais, com fotos e histórias',
    answer: 'Dizer se você vai',
    give: 'Doar a um fundo',
  },
  lacks: {
    title: 'Isto não funciona aqui',
    build: 'Criar um memorial e cuidar dele',
    account: 'Entrar na sua conta',
  },
  onwards: {
    title: 'Como continuar',
    elsewhere:
      'Continue em outro telefone ou computador, ou com outro navegador. Este é o endereço, para anotar ou enviar:',
    newer: 'Se puder, peça a alguém que atualize este dispositivo ou o navegador dele.',
  },
}
