import type { Messages } from '../../texts.ts'

export const errors: Messages['errors'] = {
  // General
  BAD_INPUT: 'Por favor, confira seus dados e tente de novo.',
  UNAUTHENTICATED: 'Houve um problema ao entrar. Por favor, tente de novo.',
  FORBIDDEN: 'O acesso não é permitido. Por favor, tente de novo ou fale com o suporte.',
  NOT_FOUND: 'O serviço não está disponível no momento. Por favor, tente de novo.',
  TOO_MANY_ATTEMPTS: 'Houve tentativas demais. Por favor, espere um momento antes de tentar de novo.',
  TOO_LARGE: 'Isto é grande demais para enviar. Por favor, escolha algo menor.',
  UNSUPPORTED_TYPE: 'Este tipo de conteúdo não pode ser lido aqui.',
  SERVER_BUSY: 'Nossos servidores estão ocupados agora. Por favor, tente de novo em alguns instantes.',
  STORAGE_AWAY:
    'Não é possível acessar as fotos e os vídeos neste momento. Nada se perdeu. Por favor, tente de novo em alguns minutos.',
  STORAGE_REFUSED:
    'Não é possível acessar as fotos e os vídeos, por um erro nosso. Nada se perdeu. Por favor, volte mais tarde.',
  DISK_LOW:
    'Não é possível receber novas fotos e vídeos neste momento. Nada se perdeu. Por favor, tente de novo mais tarde.',
  INTERNAL: 'Nossos servidores estão ocupados agora. Por favor, tente de novo em alguns instantes.',

  // Accounts
  EMAIL_TAKEN: 'Já existe uma conta com este endereço de e-mail. Por favor, use outro ou tente entrar.',
  EMAIL_LETTERS:
    'Nossos e-mails não podem ser enviados a um endereço com letras como é ou ç antes do @. Por favor, use outro endereço.',
  CAPTCHA_NEEDED: 'Não conseguimos confirmar que você não é um robô. Por favor, tente de novo.',
  BAD_CREDENTIALS: 'E-mail ou senha incorretos.',
  PASSWORD_IS_EMAIL: 'Por favor, escolha uma senha que não seja o seu endereço de e-mail.',
  PASSWORD_TOO_COMMON:
    'Esta senha é uma das primeiras que qualquer pessoa tentaria. Por favor, escolha outra.',
  CODE_WRONG: 'O código de verificação não está correto.',
  CODE_EXPIRED: 'Este código não vale mais. Por favor, peça um novo.',
  CODE_USED_UP: 'Houve códigos errados demais. Por favor, peça um novo.',
  RESEND_TOO_SOON: 'Um código acabou de ser enviado. Por favor, espere um momento antes de pedir outro.',
  EMAIL_UNVERIFIED: 'Por favor, confirme primeiro o seu endereço de e-mail.',
  PASSWORD_WRONG: 'Esta não é a sua senha atual.',
  PASSKEY_INVALID: 'Não foi possível adicionar esta chave de acesso. Por favor, tente de novo.',
  PASSKEY_UNKNOWN: 'Esta chave de acesso não é conhecida aqui. Por favor, entre com sua senha.',
  PASSKEYS_WAIT:
    'Há pouco tempo, uma nova senha foi escolhida por e-mail. Para sua segurança, chaves de acesso podem ser adicionadas dois dias depois disso.',
  TOO_MANY_PASSKEYS:
    'Este é o máximo de chaves de acesso que uma conta pode ter. Por favor, remova uma primeiro.',
  RESET_LINK_INVALID: 'Este link já foi usado ou não vale mais. Por favor, peça um novo.',

  // Memorials
  MEMORIAL_NOT_FOUND: 'Memorial não encontrado',
  MEMORIAL_STALE: 'Enquanto isso, este memorial foi alterado em outro lugar.',
  LIFE_DATE_AHEAD: 'Uma data de nascimento ou falecimento não pode estar no futuro.',
  DEATH_BEFORE_BIRTH: 'A data de falecimento é anterior à de nascimento.',
  SLUG_INVALID: 'O link pode ter de 3 a 80 letras minúsculas, algarismos e hifens.',
  SLUG_TAKEN: 'Este link já está em uso. Por favor, escolha outro.',
  SLUGS_USED_UP:
    'Este memorial já teve tantos links quantos pode ter antes do pagamento. Por favor, escolha um que já teve, ou mude-o depois do pagamento.',
  RESTORE_TOO_LARGE: 'Este arquivo é maior do que um memorial pode ser.',
  RESTORE_UNREADABLE:
    'Isto não é a cópia de um memorial, ou falta uma parte: pode ter sido cortada. Por favor, escolha o arquivo ZIP tal como foi baixado.',
  RESTORE_EXISTS: 'Este memorial, ou o seu código impresso, já está aqui. Nada foi restaurado.',
  TOO_MANY_UNKNOWN:
    'Muitos endereços que não existem foram abertos pela sua conexão com a internet. Por favor, abra o link do seu convite ou use outra conexão.',
  PUBLIC_MISSING:
    'Este memorial pode ter sido removido, ou o link pode estar incorreto. Por favor, confira o link ou pergunte a quem o enviou.',
  PUBLIC_PRIVATE: 'Este memorial pode ser privado. Por favor, pergunte à família como vê-lo.',
  PUBLIC_ENDED: 'O ano deste memorial terminou. A família ainda pode mantê-lo por mais um.',
  TOO_MUCH_TEXT:
    'Todos os textos de um memorial juntos podem ser tão longos quanto um livro grosso (500 KB). Por favor, encurte alguns. Nada do que você digitou se perdeu.',
  TOO_MANY_UNPAID:
    'Você tem três memoriais que ainda não foram pagos. Por favor, continue um deles ou pague um primeiro. Os excluídos contam por 30 dias.',
  TOO_MANY_STORIES: 'Em um memorial cabem 200 histórias.',
  TOO_MANY_FUNDS: 'Um memorial pode ter 20 fundos de doação.',
  FUND_HOLDS_GIFTS:
    'Este fundo já tem doações. Só quem começou o memorial pode mudar o nome, a finalidade ou quem o recebe.',

  // Hosts
  ALREADY_HOST: 'Esta pessoa já cuida do memorial.',
  HOST_NOT_FOUND: 'Esta pessoa não cuida mais do memorial.',
  OWNER_STAYS: 'Não é possível remover quem começou o memorial.',
  TOO_MANY_HOSTS: 'Um memorial pode ter 20 corresponsáveis.',
  HOST_INVITATION_INVALID:
    'Este convite foi retirado, já foi usado ou não vale mais. Por favor, peça um novo.',
  HOST_INVITATION_FOR_ANOTHER:
    'Este convite foi enviado a outro endereço de e-mail. Por favor, entre com ele.',

  // Contributions
  CONTRIBUTION_NOT_FOUND: 'Esta contribuição não está mais aqui.',
  CONTRIBUTION_EMPTY: 'Por favor, inclua uma mensagem ou pelo menos uma foto.',
  CONTRIBUTION_TOO_MANY_PHOTOS: 'Você pode adicionar até 30 fotos.',
  RECEIPT_INVALID: 'Este link já não vale: está incompleto, ou aquilo de que tratava já não está aqui.',
  RECEIPT_EXPIRED: 'Este link não vale mais.',
  BLOCKED: 'A família fechou este memorial a novas contribuições.',
  ADDRESS_UNPROVEN:
    'Por favor, entre primeiro com este endereço de e-mail. Pelo link do seu convite, você pode responder sem isso.',
  CANNOT_BLOCK: 'Não é possível bloquear quem cuida deste memorial.',
  NOT_BLOCKED: 'O bloqueio desta pessoa já terminou.',
  REPORT_NOT_FOUND: 'Esta denúncia não existe.',
  PASSCODE_MISSING: 'Por favor, escolha uma palavra que abra o memorial.',
  FUND_MISSING: 'Este memorial não tem mais esse fundo de doação.',
  CARD_REFUSED: 'Não foi possível fazer a doação. Por favor, tente de novo.',
  CONTRIBUTOR_UNREACHABLE: 'Não há um endereço de e-mail para onde escrever.',
  CONTRIBUTION_REPLACED:
    'Depois disso, esta pessoa escreveu de novo. O que foi removido não pode mais voltar para junto do que é novo.',
  RSVP_NOT_FOUND: 'Esta resposta não está mais aqui.',
  RSVP_REPLACED:
    'Depois disso, esta pessoa respondeu de novo. O que foi removido não pode mais voltar para junto do que é novo.',
  EVENT_NOT_FOUND: 'Esta parte do dia já não está aqui.',
  EVENT_OVER: 'Esta parte do dia já passou, por isso já não recebe respostas.',
  EVENT_CANCELLED: 'Esta parte do dia não se realiza, por isso não precisa de resposta.',
  EVENT_NOT_STREAMED:
    'Não dá para assistir a esta parte do dia pela internet. Por favor, escolha outra resposta.',
  ALREADY_THANKED: 'Um agradecimento já foi enviado.',
  THANKS_NOT_FOUND: 'Esta linha não existe mais.',
  TRANSCRIPT_CHANGED: 'Outra pessoa escreveu isto enquanto isso.',
  THANKS_FULL: 'A lista está cheia, com 2.000 anotações.',

  // Media
  MEDIA_NOT_FOUND: 'Esta foto não está mais aqui.',
  PHOTO_UNREADABLE: 'Por favor, tente outro formato de arquivo.',
  PHOTO_DAMAGED: 'Esta foto está danificada e não pode ser aberta. Por favor, tente outra cópia dela.',
  PHOTO_EMPTY: 'Este arquivo está vazio.',
  PHOTO_TOO_LARGE: 'Por favor, escolha uma foto de até 40 MB.',
  PHOTO_TOO_MANY_PIXELS: 'Esta imagem tem pixels demais. Por favor, escolha uma versão menor dela.',
  PROFILE_PHOTO_TOO_LARGE: 'Por favor, escolha uma imagem de até 10 MB.',
  VIDEO_UNREADABLE: 'Não é possível reproduzir este vídeo. Por favor, grave de novo.',
  VIDEO_TOO_LARGE: 'Por favor, escolha um vídeo de até 300 MB.',
  VIDEO_TOO_LONG: 'Por favor, faça um vídeo de menos de 5 minutos.',
  FILM_UNREADABLE:
    'Não é possível mostrar este filme: ele não tem imagem em movimento ou seu formato não é conhecido aqui. Por favor, salve-o como MP4 (H.264) e escolha essa cópia.',
  FILM_DAMAGED: 'Falta uma parte deste filme. Por favor, escolha outra cópia.',
  FILM_TOO_LONG: 'Por favor, escolha um filme de até 3 minutos.',
  VOICE_UNREADABLE:
    'Não é possível reproduzir esta gravação: não tem som ou o formato não é conhecido aqui. Por favor, escolha outra, por exemplo M4A ou MP3.',
  VOICE_IS_FILM: 'Isto é um filme. Por favor, adicione-o como filme.',
  VOICE_TOO_LONG: 'Por favor, escolha uma gravação de até 3 minutos.',
  VOICE_TOO_LARGE: 'Por favor, escolha uma gravação de até 60 MB.',
  TOO_MANY_RECORDINGS: 'Uma lembrança pode ter 5 vozes e 5 filmes.',
  TOO_MANY_FILMS_OF_VISITORS:
    'As lembranças desta página já têm 60 filmes, o máximo. A família pode abrir espaço.',
  TOO_MANY_FILMS: 'Em um memorial cabem 10 filmes próprios.',
  FILE_MISSING: 'Nenhum arquivo chegou. Por favor, escolha-o de novo.',
  UPLOAD_BROKEN: 'O envio parou no meio. Por favor, tente de novo.',
  NO_ROOM: 'Não há espaço para mais fotos e vídeos aqui. Remover alguns deles abre espaço.',
  TOO_MANY_PHOTOS: 'Em um memorial cabem 500 fotos.',

  // Mails about what comes in
  NO_ANNIVERSARY: 'O dia do ano não é conhecido aqui, por isso não há nota anual.',
  YEARLY_NOTE_UNKNOWN: 'Este link não está mais em uso.',
  DIGEST_UNKNOWN: 'Este link não está mais em uso.',

  // Keepsakes
  BOOK_FAILED: 'Não foi possível fazer o livro. Por favor, tente de novo.',
  CARDS_FAILED: 'Não foi possível fazer os cartões. Por favor, tente de novo.',
  ORDER_FAILED: 'Não foi possível fazer o programa da cerimônia. Por favor, tente de novo.',
  ARCHIVE_TOO_SOON:
    'Os links foram enviados há alguns minutos. Por favor, espere um pouco antes de enviá-los de novo.',
  LINK_EXPIRED: 'Este link não está mais em uso. Por favor, peça um novo onde você o encontrou.',

  // Contacts and invitations
  CONTACT_NOT_FOUND: 'Este contato não está mais na lista.',
  CONTACT_EXISTS: 'Este contato já existe',
  TOO_MANY_CONTACTS: 'Um memorial pode ter 2.000 contatos.',
  CONTACT_HAS_NO_EMAIL: 'Este contato não tem endereço de e-mail.',
  CONTACT_UNSUBSCRIBED: 'Esta pessoa pediu para não receber e-mails.',
  INVITE_TOO_SOON:
    'Um convite foi enviado há alguns minutos. Por favor, espere um pouco antes de enviar outro.',
  INVITED_OFTEN:
    'Esta pessoa já recebeu três convites esta semana. Por favor, espere alguns dias antes de enviar outro.',
  ASKED_MANY_UNPAID:
    'Hoje você já pediu ajuda a seis pessoas. Quando o memorial estiver pago, poderá pedir a mais, ou amanhã.',
  INVITE_NAME:
    'Os convites levam o nome do memorial no assunto, e ele contém um endereço da web ou uma oferta. Por favor, mude o nome primeiro.',
  INVITE_PRIVATE:
    'Este memorial é privado: nenhuma pessoa convidada poderia abri-lo. Em “Configurações”, você pode escolher quem pode vê-lo.',
  INVITES_PAUSED:
    'A maioria dos endereços desta lista não recebe nossos e-mails, ou pediu para não recebê-los, por isso os convites estão à espera. Por favor, confira a lista; você pode continuar amanhã.',
  NOT_PAID: 'Por favor, conclua o pagamento antes de compartilhar o memorial.',

  // Payment
  INTENT_UNKNOWN: 'Não foi possível concluir o pagamento com o servidor.',
  INTENT_MISMATCH: 'Não foi possível concluir o pagamento com o servidor.',
  PAYMENT_INCOMPLETE: 'O pagamento não foi concluído. Por favor, tente de novo.',
  PAYMENT_UNDER_WAY: 'Seu banco ainda está processando este pagamento. Por favor, não pague uma segunda vez.',
  NOTHING_TO_REFUND: 'Nada foi pago que possa ser devolvido.',
  ACCOUNT_REFUSED:
    'O provedor de pagamentos não conhece essa conta nossa, ou ainda não envia doações para ela.',
  GIFT_NOT_FOUND: 'Esta doação não existe.',
  PAYMENT_DISPUTED:
    'O banco de quem pagou está com este dinheiro ou decide sobre ele, por isso ele não pode ser devolvido também por aqui.',
  ALREADY_PAID: 'Este memorial já está pago.',
  EXTENSION_TOO_EARLY: 'Mais um ano pode ser adicionado a partir de 60 dias antes do fim deste.',
  TAKEN_OFF:
    'Este memorial não é mostrado no momento, por isso não é possível convidar ninguém. Por favor, fale com o suporte.',
  YEAR_ENDED: 'O ano deste memorial terminou. Mantenha-o por mais um ano para compartilhá-lo de novo.',
  PROMO_NOT_FOUND: 'Este código promocional não foi encontrado. Atenção: o número de tentativas é limitado.',
  PROMO_EXISTS: 'Já existe um código promocional com este nome.',
  PROMO_USED_UP:
    'Este código promocional não podia mais ser usado quando seu pagamento chegou, por isso seu pagamento será devolvido. Você pode pagar sem o código.',
  PROMO_CHECKS_USED_UP: 'O número máximo de tentativas com códigos promocionais foi atingido',
}
