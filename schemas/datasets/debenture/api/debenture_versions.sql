SELECT {DebentureVersion} FROM {debenture_revision} WHERE code = $code ORDER BY revision DESC
