import { type BelievableTable, every, most, over } from '../expectation.ts';
import { fileAddress, fileExtension, fileName, filePath, hash, mimeType } from '../judges/forms.ts';
import { displayName, speakable } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { endsWith, extensionOfType } from '../judges/relations.ts';
import { distinctBetween, medianBetween, skewed, trueShare, varied } from '../judges/statistics.ts';

export const files: BelievableTable = {
  name: 'files',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE media_files (
      id           CHAR(36) NOT NULL PRIMARY KEY,
      file_name    VARCHAR(200) NOT NULL,
      file_ext     VARCHAR(8) NOT NULL,
      mime_type    VARCHAR(80) NOT NULL,
      size_bytes   BIGINT UNSIGNED NOT NULL,
      storage_path VARCHAR(255) NOT NULL,
      thumb_url    VARCHAR(255),
      sha256       CHAR(64) NOT NULL,
      md5_hash     CHAR(32),
      width_px     INT UNSIGNED,
      height_px    INT UNSIGNED,
      alt_text     VARCHAR(200),
      uploaded_by  VARCHAR(60) NOT NULL,
      is_public    TINYINT(1) NOT NULL DEFAULT 0,
      downloads    INT UNSIGNED NOT NULL DEFAULT 0,
      uploaded_at  TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
      UNIQUE KEY uk_sha (sha256)
    )`,
  expectations: [
    every('file_name', fileName),
    over('file_name', varied(0.3)),
    every('file_ext', fileExtension),
    over('file_ext', distinctBetween(3, 40)),
    every(['file_name', 'file_ext'], endsWith),
    every('mime_type', mimeType),
    every(['file_name', 'mime_type'], extensionOfType),
    every('size_bytes', between(1, 1e12)),
    over('size_bytes', skewed),
    over('size_bytes', medianBetween(500, 5e8)),
    every('storage_path', filePath),
    every('thumb_url', fileAddress),
    every('sha256', hash(64)),
    every('md5_hash', hash(32)),
    every('width_px', between(1, 20_000)),
    every('height_px', between(1, 20_000)),
    over('width_px', medianBetween(200, 6_000)),
    most(0.95, 'alt_text', speakable),
    every('uploaded_by', displayName),
    over('is_public', trueShare(0.03, 0.97)),
    over('downloads', skewed),
    every('uploaded_at', recent),
  ],
};
