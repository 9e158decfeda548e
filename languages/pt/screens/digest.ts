import type { Translation } from '../../translation-type.ts'

export const digest: Translation<typeof import('../../en/screens/digest.ts').digest> = {
  title: 'E-mail sobre o que chega',
  daily: 'Receber um e-mail à noite quando algo tiver chegado',
  help: 'No máximo um e-mail por dia, com as respostas, as lembranças e as doações desde o anterior. Quando nada chega, não há e-mail. Cada pessoa que cuida do memorial escolhe por si.',
  loading: 'Vendo o que você escolheu',
  on: 'Salvo: escrevemos a você à noite.',
  off: 'Salvo: não escrevemos a você sobre o que chega.',
  failed: 'Não foi possível salvar sua escolha',
  unknown: 'Não foi possível ver o que você escolheu',
  end: {
    title: 'Não receber mais estes e-mails',
    question:
      'Quer que paremos de escrever a você sobre o que chega a este memorial? O que chega continua lá para você ler.',
    confirm: 'Sim, parar',
    done: 'Não vamos mais escrever a você sobre as novidades deste memorial.',
    help: 'Se um dia quiser receber estes e-mails de novo, há uma opção para isso nas configurações do memorial.',
    unknown: 'Este link não está mais em uso. Não escrevemos a você por causa dele.',
  },
}
