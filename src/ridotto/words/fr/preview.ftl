# Ce que dit un lien vers une table là où il est collé, avant qu’on l’ouvre ; et le nom de la page installée.

preview-about = Des jeux de masques et d’identités cachées, contre des robots ou entre amis, dans le navigateur.
preview-invited = { $host } vous invite : { $game }
preview-sit = Il reste une place. Ouvrez le lien et asseyez-vous, dans le navigateur.
