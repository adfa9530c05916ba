import { words } from '../builders/forms.ts';

/*
 * Words that schemas in other languages have for what nearly all schemas are about, each with the English word that meanings know. Words
 * that English has for something else are not here.
 */

/** Of Germanic languages, whose names have their words in the order of English ones. */
export const GERMANIC = `abteilung department, adresse address, aktiv active, angelegt created, artikel article, benutzer user, bestand stock, bestell order,
  bestellung order, betrag amount, bewertung rating, bewertungen rating, bezahlt paid, bezeichnung title, brutto gross, datum date, einkaufspreis purchase price,
  erstellt created, faellig due, farbe color, geaendert updated, geburtstag birthday, geloescht deleted, gesamt total, geschlecht gender, groesse size,
  hausnummer house number, hersteller manufacturer, kategorie category, kommentar comment, konto account, lager stock, lagerbestand stock, liefer delivery,
  lieferant supplier, lieferung delivery, mindestbestand minimum stock, mitarbeiter employee, mwst vat, netto net, nummer number, passwort password,
  rechnung invoice, rechnungs invoice, satz rate, schnitt average, sprache language, stadt city, steuer tax, titel title, verkaufspreis selling price,
  versand shipping, versandkosten shipping cost, waehrung currency, zahlung payment, zahlungs payment, voornaam first name, achternaam last name,
  bedrag amount, btw vat, geboortedatum date of birth, klant customer, naam name, straat street, telefoon phone, woonplaats city`;

/** Of Romance languages, whose names begin with what they are: `fecha_nacimiento`, `numero_facture`. */
export const ROMANCE = `actif active, activo active, actualizado updated, alta hire, anual annual, apellido last name, apellidos last name, ativo active,
  attivo active, azienda company, baja termination, bruto gross, calle street, cantidad quantity, categoria category, categorie category,
  celular mobile, cellulare mobile, cidade city, citta city, ciudad city, cliente customer, codigo code, cognome last name, commande order,
  compte account, contenido content, contrasena password, corporativo company, correo email, couleur color, courriel email, creacion created, creado created,
  criado created, cuenta account, departamento department, descricao description, descripcion description, descuento discount, devise currency,
  dias day, direccion address, echeance due, edad age, electronico mail, embauche hire, emision issue, empleado employee, empresa company,
  endereco address, entreprise company, estado state, facture invoice, factura invoice, fattura invoice, fecha date, fornecedor supplier, fornitore supplier,
  fournisseur supplier, horas hour, idioma language, importe amount, importo amount, indirizzo address, iva vat, libelle title, livraison delivery,
  marca brand, modificado updated, moneda currency, montant amount, motivo reason, movil mobile, nacimiento birth, naissance birth, nascimento birth, nascita birth,
  neto net, nom name, nombre name, nome name, numero number, pago payment, pagado paid, pagamento payment, paiement payment, pais country, pedido order, peso weight, poids weight, poste position,
  precio price, preco price, prenom first name, prezzo price, prix price, producto product, produit product, produto product, proveedor supplier, puesto job title,
  quantidade quantity, quantita quantity, quantite quantity, rua street, saldo balance, salaire salary, salario salary, senha password, sexo sex, sobrenome last name, societe company,
  statut status, stipendio salary, sueldo salary, telefono phone, tipo type, titre title, titolo title, titulo title, tva vat, unitaire unit, unitario unit, usuario user, utente user, utilisateur user, vacaciones vacation, vencimiento due, ville city`;

const OF_ROMANCE: ReadonlySet<string> = new Set(ROMANCE.split(',').map((entry) => entry.trim().split(' ', 1)[0] ?? ''));

/** Words of names that are what names are of, wherever they stand: `cliente_id`, `producto_nombre`. */
const LAST: ReadonlySet<string> = new Set(words('id nombre nom nome codigo fecha numero tipo total'));
const SMALL: ReadonlySet<string> = new Set(words('da de del della di do du des'));

/**
 * The parts of a name in the order of English: those of a Romance one the other way round, without its small words; of German ones, what
 * is counted in front of the count, and `netto` in front of what is net.
 */
export function inEnglishOrder(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && /^(?:netto|brutto)$/.test(last)) return [last, ...parts.slice(0, -1)];
  const isRomance = parts.some((part, place) => place > 0 && OF_ROMANCE.has(part));
  if (!isRomance || LAST.has(last)) return parts;
  return parts.filter((part) => !SMALL.has(part)).reverse();
}
