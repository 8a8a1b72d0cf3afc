/** Why an upload was refused; nothing of it is stored. */
export interface UploadRefused {
  readonly code:
    | 'FILE_TOO_LARGE'
    | 'FILE_TYPE_REFUSED'
    | 'FILE_BROKEN'
    | 'IMAGE_TOO_LARGE'
    | 'UPLOAD_INCOMPLETE';
}

export interface MediaNotFound {
  readonly code: 'FILE_NOT_FOUND';
}
